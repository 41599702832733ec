### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = Adresa proxy serveru, jehož X-Forwarded-For se věří; lze zadat i víckrát.
