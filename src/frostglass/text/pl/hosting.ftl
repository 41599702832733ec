### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = Adres serwera pośredniczącego, któremu wierzymy w X-Forwarded-For; można podać kilka razy.
