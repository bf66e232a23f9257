export const storyCaseStudy = `
== the ::story:: behind it
How things really change, from the first doubt to the result
# It starts with a ::small annoyance::
Nobody plans a big change on a good day. It begins with something that goes wrong once too often.
# Somebody ::says it:: aloud
Most people have noticed, and one person speaks. From then on it's a problem that can be solved.
# The first attempt is ::modest::
It has to fit beside the normal work, so it's small. That turns out to be its strength.
# Then comes the ::quiet part::
For a while nothing seems to happen. Most people stop here, and the few who go on rarely talk about it.
# The result looks ::obvious::
Afterwards everybody says it was clear from the start. It wasn't, and that is the point of telling it.
! What to ::take:: from it
Begin with the annoyance you already know. You don't need a bigger reason.
? What small annoyance would your story begin with?

== before, during, ::after::
Three acts that every honest case study has
# Before: what is ::normal::
Describe the ordinary week, without drama. Readers need to recognise themselves before they listen.
# The moment it ::stops working::
There's always a day when the old way costs more than the new one would. Name that day.
# During: what is ::tried first::
The first idea is seldom the one that stays. Leaving it in makes the rest believable.
# The decision that ::matters::
Out of many choices, one does most of the work. It's often the one that feels least heroic.
# After: what is ::different::
Look for the change in an ordinary week again. That's where results are real.
! Tell it ::straight::
People trust a story that includes the part that went wrong.
? Which of the three acts do you find hardest to tell?

== what ::nobody:: tells you first
The unglamorous middle of every success story
# The beginning is ::borrowed::
Most first steps are copied from somebody who went before. Saying so makes the story better.
# The plan ::doesn't hold::
Plans are for starting. What counts is how soon you notice that yours needs a change.
# Help comes from an ::unlikely side::
Ask people who succeeded and they name a person you wouldn't expect. A neighbour, a rival, a customer.
# There's a day to ::give up::
It's an ordinary day with too little sleep. What happens on the day after is the real story.
# Then it gets ::boring::
Routine is what success looks like from inside. The exciting part is short.
! The middle is the ::story::
If you are in it now, you aren't behind. You're where the story is made.
? Which part of your own story do you leave out?

== a ::turning point::, step by step
What happens between a problem and its answer
# ::Seeing:: it
The facts were there all along. Somebody has to put two of them next to each other.
# ::Naming:: it
A problem without a name belongs to nobody. Once it has one, it gets a place on the list.
# ::Halving:: it
Nobody solves the whole thing. They solve the half that can be reached.
# ::Showing:: it
A rough result that people can see wins more support than a perfect plan.
# ::Keeping:: it
The last step is making sure it's still true next year. It's the step that stories leave out.
! Which step are ::you:: on?
Knowing the step tells you what to do on Monday.
? Which of these steps are you on right now?

== one question ::changes:: it
A case study in asking instead of assuming
# The ::assumption:: everybody shares
It was true once, so nobody checks it. Old truths are the hardest to see.
# The question that sounds ::naive::
Why do we do it this way? It takes a newcomer, or a very patient colleague, to ask.
# The ::silence:: after it
When nobody in the room can answer, you've found something worth an afternoon.
# The test that takes ::one day::
People could argue for a month. Or they could try it on one case and look.
# What ::stays::
The answer is useful for a season. The habit of asking is useful for longer.
! Ask it ::once:: this week
Choose something you do every week and ask why. Be kind to whoever answers.
? Which question would you ask?

= told from the ::other side::
The same events, seen by the people they were for
# What people ::want::
They don't want a method or a tool. They want their evening back, or a decision they can defend.
# What they're ::afraid:: of
Looking foolish, losing money, starting over. Fear is rarely on the form, and it's always in the room.
# What they ::notice:: first
It's seldom what anybody planned to show. First impressions come from the small things.
# What makes them ::stay::
Somebody keeps a promise that was easy to forget. It takes five minutes.
# What they ::tell others::
People don't repeat features. They repeat how it feels when the problem is gone.
! Ask ::them:: to tell it
The best case study is a conversation with the person it's about.
? Who could tell your story better than you?

= the ::honest:: version
With the detours left in
# Where everyone ::thinks:: they stand
At the start everyone has a clear picture, and no two pictures are the same.
# What gets ::underestimated::
Not the hard part, which everyone prepares for. It's the easy part that nobody owns.
# What it ::costs::
Time, mostly, and some pride. It's fair to say so before talking about results.
# What finally ::helps::
One simple rule that everyone can remember. If it doesn't fit on a sticky note, it's two rules.
# What is worth doing ::again::
Starting before you feel ready. Most of what you'll know later is learned on the way.
! Your version ::counts:: too
The detours are what others can learn from. They already know the happy ending.
? What was your most useful detour?

== small ::scenes::, one change
Moments that tell the whole story
# A ::Monday morning::
The list is long and the first item has been on it for weeks. Everybody knows it, and nobody starts.
# A ::phone call::
Somebody outside asks a simple question. The answer takes ten minutes and convinces neither side.
# A sheet of ::paper::
Three people draw how it should work. For the first time they disagree about the same thing.
# A ::Thursday:: without trouble
It goes well, and at first nobody notices. Good changes are quiet.
# A ::new colleague::
Somebody new asks how it was before and can't believe it. That's when you know that it has changed.
! Which ::scene:: are you in?
You don't have to know the end to take part in the next one.
? Which scene feels most familiar?

+
# The ::people:: in it
Every change has one person who pushes and one who asks what happens if it fails. You need both.
# What is ::at stake::
Name what could be lost. Without it a story is a report.
# The ::first sign::
Long before the result there's a hint that it will work. Somebody uses it without being asked.
# The ::doubt::
Good people disagree, and for good reasons. Their objections make the result better.
# The ::cost:: of waiting
Doing nothing feels safe because its price comes in small coins.
# What ::luck:: does
Some of it is timing. Saying so doesn't make the work smaller.
# The part that ::travels::
Circumstances differ from place to place. The order of the steps is what you can take with you.
# A year ::later::
The true test is whether it still holds when nobody is watching. Look again after a year.
`;
