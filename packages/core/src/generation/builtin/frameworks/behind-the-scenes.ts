export const behindTheScenes = `
= what you ::don't see::
A look behind the finished version
# The ::mess:: comes first
Before anything looks simple there's a table full of notes. The tidy version is the last one made.
# The first idea was ::worse::
It usually is. Keep it around as a reminder of how far a week can take you.
# Most of it is ::waiting::
For an answer, for a delivery, for the right thought. Working well means having something else to do.
# Somebody always ::asks::
Do we need this part? It's an annoying question, and it improves nearly everything it's asked about.
# The ::last tenth::
It takes as long as you'd expect the first half to take. Nobody sees it, and everybody feels it.
! Now you've ::seen it::
Finished things look as if they were easy. They weren't, and that's fine.
? What would you like to see more of?

== how it's ::made::
The work, in the order in which it happens
# It starts with ::listening::
What people ask for and what they need are neighbours, not twins. It takes a few conversations to tell.
# Then comes a ::sketch::
Paper, because paper doesn't look finished. People criticise a sketch and admire a presentation.
# Then comes the ::choice::
This is the shortest step and the one that hurts. Good ideas go into a drawer.
# Then comes the ::building::
It's quieter than you'd imagine. Long stretches of concentration, short bursts of laughter.
# Then you ::look away::
A night, sometimes a weekend. Mistakes become visible while you aren't looking.
! And then ::once more::
The second round is where it gets good.
? Which stage would you enjoy most?

== a ::day:: in the making
From the first coffee to the last note
# Morning: the ::hard:: thing
The difficult part gets the first two hours. After that the day belongs to other people as well.
# Late morning: the ::talking::
Questions, decisions, a disagreement or two. Most days one of them turns out to be important.
# After lunch: the ::small:: things
Names, corrections, replies. It's work that only shows when it isn't done.
# Afternoon: the ::doubt::
Around four it all looks wrong. Four o'clock is a poor time for decisions.
# Evening: ::one line::
Where it stopped and what comes next. It's a gift to tomorrow.
! Then the ::next day::
Rather like this one, and that's how things get finished.
? What does your four o'clock look like?

= the ::honest:: making-of
With the parts that are usually cut
# What gets ::thrown away::
More than is kept. None of it is wasted, because each piece answers a question.
# What people ::argue:: about
Small things, mostly. The big ones are clear, and the small ones have feelings attached.
# What comes as a ::surprise::
The part that everybody feared is often easy. The part that everybody forgot is not.
# What to ::skip:: next time
The long document that nobody reads. A conversation at the start does more.
# What to ::keep::
Showing it early to one person who is hard to please.
! That's the ::making-of::
If it helps you with your own, it was worth showing.
? What would you have cut?

= the ::tools:: on the table
Less equipment than you'd think
# A ::notebook::
Everything begins as a line on paper. Most lines stay there, which is what the notebook is for.
# A ::list:: with dates
Not a system. A list, and beside each point a day and a name.
# A ::timer::
It keeps small tasks small. When it rings, good enough is good enough.
# A ::critic::
One person who says what they think and means well. The most valuable thing on the table.
# A ::bin::
Digital or real. Throwing away is half of making.
! Tools don't ::make it::
They get out of the way. That's the best thing to say about any of them.
? What's on your table?

= ::open kitchen::
Come in, mind the floor
# The ::ingredients::
Time, attention and a handful of people. Everything else can be borrowed.
# The ::recipe::
There is one, and it changes. It's best written in pencil.
# The ::heat::
The week before the end is loud. It helps to eat properly and decide little.
# The ::burnt:: batch
There's always one. Talk about it the next day, when it has stopped smoking.
# The ::plate::
What you get looks calm. Please imagine the kitchen, and enjoy the food.
! Ask the ::cook::
People who make things like to talk about how.
? What would you ask first?

== ::draft one:: to draft five
How a rough idea grows up
# Draft one: ::too long::
Everything is in it, because nobody knows yet what it's about.
# Draft two: ::too short::
Cut in a hurry, it has lost a piece that mattered. The piece comes back.
# Draft three: ::someone else::
A person from outside reads it. They stumble where the author has stopped looking.
# Draft four: ::the turn::
One part moves to the front and the whole thing makes sense. Nobody can plan for this draft.
# Draft five: ::sandpaper::
Nothing new, only smoother. Then it's time to stop, because draft six would be worse.
! Show your ::draft three::
It's the one where help is worth most.
? Which draft are you on?

= the ::people:: behind it
Who does what, and what nobody's job title says
# The one who ::starts::
They can't leave an empty page alone. What they make is rough, and it gets everyone moving.
# The one who ::doubts::
They ask what happens if it rains. It can be tiring, and it saves weeks.
# The one who ::connects::
They know who knows. A short message from them replaces a week of searching.
# The one who ::finishes::
When others are already thinking about the next thing, they're still checking the last one.
# The one who ::notices::
That somebody is quiet, that it's a birthday, that a break is due. It's real work.
! Everyone is ::several:: of these
And every group misses one. It helps to know which.
? Which one are you?

+
# The ::wall:: of open questions
Hang them up where everybody walks past. Often someone has an answer by lunchtime.
# What it ::sounds:: like
Typing, a kettle, somebody saying wait. The wait is usually worth it.
# The rule that ::breaks:: first
No changes at the end. It's a good rule, and hardly anybody keeps it.
# The rule to ::keep::
Nobody gets blamed for saying that something is wrong.
# What ::planning:: looks like
Half an hour, standing up, with a pen. Longer plans are seldom better ones.
# Where ::ideas:: come from
On walks, in the shower, from complaints. Rarely from a meeting called ideas.
# What ::nobody:: masters
Stopping on time, and saying so when it isn't possible.
# The moment it ::works::
Nobody cheers. Somebody says huh, and everyone comes to look.
`;
