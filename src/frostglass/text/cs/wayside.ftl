# Dvě stránky, které stojí samy: adresa, která není, a ta, která musí počkat.

lost-title = Tady žádné pole není
lost-text = Na této adrese není žádná stránka ani stůl. Možná v odkazu chybí písmeno, nebo už stůl neexistuje.
lost-open = Otevřít

wait-title = Okamžik
wait-state = čeká
wait-fast = Z tvé sítě přišlo příliš mnoho dotazů najednou. Nic se neztratilo: hra u stolu běží dál.
wait-offline = Jsi offline. Nic se neztratilo: stránka bude sama pokračovat, jakmile bude síť zpět.
wait-down = Server neodpovídá. Nic se neztratilo: stránka bude sama pokračovat, jakmile se ozve.
wait-broken = Stránku se nepodařilo zobrazit. Nic se neztratilo: sama to zkusí znovu.
wait-next = Další pokus za { $seconds } s.
wait-count = Pokus { $number }/{ $most }, potom každou minutu.
wait-every = Další pokus každou minutu.
wait-now = Zkusit hned
