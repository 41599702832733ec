# The two pages that stand alone: an address that is none, and one that has to wait.

lost-title = There is no square here
lost-text = No page and no table has this address. A letter may be missing from the link, or the table is gone.
lost-open = Open

wait-title = One moment
wait-state = waiting
wait-fast = Too many pages were asked for at once from your network. Nothing is lost: the table goes on from where it is.
wait-offline = You are offline. Nothing is lost: the page goes on by itself as soon as the network is back.
wait-down = The server does not answer. Nothing is lost: the page goes on by itself as soon as it does.
wait-broken = This page could not be shown. Nothing is lost: it tries again by itself.
wait-next = Next try in { $seconds } s.
wait-count = Try { $number } of { $most }, then one every minute.
wait-every = One try every minute.
wait-now = Try now
