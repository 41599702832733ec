### What somebody who lends a machine for thinking reads.

error-think-database = Do myślenia za innych potrzeba PostgreSQL, z którego korzystają też ich serwery; { $url } nim nie jest.
error-think-version = Baza ma wersję { $found }, a ten frostglass potrzebuje { $needed }. Bazę aktualizują serwery: najpierw uruchom serwer tej wersji.
think-at = Myślę za serwery tej bazy; tyle przemyśleń naraz: { $number } (Ctrl-C kończy)
help-think = Myśli za serwery gdzie indziej: za ich boty, podpowiedzi i badane pozycje.

    Serwery wolą takich pomocników, póki są. Gdy któryś zostanie zatrzymany albo padnie, jego przemyślenia przejmuje ktoś inny.
help-think-database = PostgreSQL, z którego korzystają serwery: postgresql://UŻYTKOWNIK@HOST/NAZWA.
help-think-processes = Ile przemyśleń naraz; domyślnie tyle, ile jest rdzeni.
