### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = The address of a proxy whose X-Forwarded-For is believed; may be given several times.
