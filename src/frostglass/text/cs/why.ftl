# Proč ne? Soukromé odpovědi hráči, který se ptá, v aréně.
why-not-your-turn = Není tvůj tah.
why-control-passed = Řízení bylo předáno: zbylé akce už slouží jen k umisťování kamenů.
why-no-action = Nemáš už žádnou akci.
why-actions-left =
    { $number ->
        [one] Zbývá ti jedna akce a každou akci je nutné využít.
        [few] Zbývají ti { $number } akce a každou akci je nutné využít.
       *[other] Zbývá ti { $number } akcí a každou akci je nutné využít.
    }
why-off-board = Na poli { $square } by vzor bytosti { $card } přesahoval plán.
why-higher-rank = Pole { $square } drží kámen vyšší úrovně ({ $rank }).
why-shortage-dual = Všechny tvé běžné a hrdinské kameny jsou na plánu a vzor bytosti { $card } nenechává žádný ke zvednutí.
why-shortage-legendary = Všechny tvé legendární kameny jsou na plánu a vzor bytosti { $card } nenechává žádný ke zvednutí.
why-pieces-missing =
    { $number ->
        [one] { $card }: nejbližší místo je { $square }, chybí jeden kámen: { $squares }.
        [few] { $card }: nejbližší místo je { $square }, chybí { $number } kameny: { $squares }.
       *[other] { $card }: nejbližší místo je { $square }, chybí { $number } kamenů: { $squares }.
    }
why-flare = Proti { $seat }: převaha vylepšených kamenů { $upgraded } z { $upper }, převaha všech kamenů { $pieces } z { $lower }.
why-nothing-frozen = Nemáš ve hře žádný zmrazený efekt.
why-discard-used = Akce odhození už byla v tomto tahu využita.
why-no-being = Nemáš v ruce bytost své školy.
why-task-not-current = { $task } není jeden ze tří aktuálních úkolů.
why-task = Máš { $have } z potřebných { $need }.
