### The campaign of Embers: its page, its commands, its screen in the terminal. What the cards say is in captivity.ftl.

## Parts

campaign-part = { $part ->
    [0] Prologue
   *[other] Chapter { $part }
}
campaign-of-prologue = { $who } of the prologue
campaign-prologue = Prologue

## The page

campaign-title = Campaign
campaign-lead = The story of Embers, chapter by chapter
campaign-lead-note = What you win opens the next chapter. Nobody sees a card before its time.
campaign-begin = Begin a campaign
campaign-begin-note = The server keeps the campaign, this browser its key. There is no account.
campaign-unknown-here = This server does not know the campaign that this browser had. Perhaps it is on another one.
campaign-to = To the campaign
campaign-home-note = Chapters two to seven open one by one in a campaign.
campaign-prologue-lead = The prologue comes first. The captivity deck stays closed until you have won it.
campaign-turn-over = Turn the card over
campaign-turn-over-note = The back says which cards come into force.
campaign-suspend = Suspend
campaign-resume = Resume
campaign-suspended = The story is suspended
campaign-suspended-note = The chapter card lies on top of the captivity deck. What you have won may still be played.
campaign-reset = Start over
campaign-reset-sure = Start all over?
campaign-reset-note = Everything that was won and all statistics are lost, for everybody with the link of this campaign. This cannot be taken back.
campaign-story = The story
campaign-play = Play
campaign-play-again = Play again
campaign-who = Who you are
campaign-partner = Who plays with you
campaign-partner-bot = A bot
campaign-partner-friend = A friend, by link
campaign-partner-hotseat = Someone at this screen
campaign-chapters = Chapters
campaign-part-won = won
campaign-part-open = open
campaign-part-card = the card is not turned over
campaign-part-suspended = suspended
campaign-games = Games
campaign-wins = Won
campaign-fewest = Fewest turns
campaign-day = Latest day
campaign-losses = How games were lost
campaign-losses-none = No game has been lost.
campaign-in-force = Rules in force
campaign-in-force-none = No card is in force yet.
campaign-archive = Archive
campaign-archive-empty = Nothing is archived yet.
campaign-elsewhere = On another device
campaign-elsewhere-note = Whoever has this link can go on with the campaign. Open it where you want to play.
campaign-copy = Copy the link
campaign-which = Campaigns of this browser
campaign-begin-another = Begin another campaign
campaign-changed = The campaign has changed meanwhile. This is how it stands now.

## Cards

campaign-card-number = card { $number }
campaign-back = Back of the card
campaign-kind-chapter = Chapter
campaign-kind-rule = Rules
campaign-kind-ability = Abilities
campaign-kind-help = Help
campaign-kind-character = Characters
campaign-kind-demon = Demons
campaign-kind-archive = The Archive card
campaign-uses-day = once per day
campaign-uses-game = once per game
campaign-owner-common = for both

## Rules for later

campaign-later-rules = The other rules are for later: read those of part two when part one is won, all others when part two is won.
campaign-later-show = Show them anyway

## Terminal

help-campaign =
    Your campaign of Embers: look at it, go on in it.

    It is a file in your data folder. Games that you play in the terminal count for it.
help-campaign-act = show, turn-over, suspend, resume or reset; show if missing
help-campaign-yes = do it without asking
help-spoilers = show also what your campaign has not opened yet
campaign-spoilers = What your campaign has not opened yet is not shown; --spoilers shows it.
campaign-keys = t turn over  s suspend, resume  x start over  Esc close
campaign-next = { $act ->
    [turn_over] Next: turn the chapter card over (frostglass campaign turn-over).
    [resume] Next: resume the story (frostglass campaign resume).
   *[play] Next: play (frostglass play embers --terminal).
}
campaign-key = F4: the campaign
campaign-reset-here = Everything that was won and all statistics are lost.
campaign-entered = The campaign has noted this game.
campaign-row = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won{ $fewest ->
    [0] { "" }
   *[other] , fewest turns { $fewest }
}{ $day ->
    [0] { "" }
   *[other] , latest day { $day }
}
campaign-lost = { $number } ×: { $reason }

## Refusals

error-unknown-act = In a campaign there is no “{ $act }”.
error-campaign-closed = This cannot be played in this campaign now.
error-campaign-needed = This chapter is played in a campaign that has come so far.
error-campaign-no-game = There is no campaign of “{ $game }” here.
error-campaign-stale = The campaign has changed meanwhile. Look at it again.
error-campaign-unknown = This key opens no campaign here.
error-spoilers = What you ask for comes later in your campaign; --spoilers shows it.
error-campaign-sure = This loses everything that was won and all statistics. Say --yes to do it.
