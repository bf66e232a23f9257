export const beforeAfter = `
= ::before:: and after
What changes when you take it seriously
# The ::first hour:: of the day
Before: You open your messages and let them choose. | After: You do one step of your own, then open them.
# The ::plan::
Before: A long list that grows. | After: Three lines, and a date beside each.
# The ::questions::
Before: You ask when you're stuck. | After: You ask before you begin.
# The ::mistakes::
Before: You hope that nobody sees them. | After: You tell one person and fix it together.
# The ::results::
Before: You feel busy. | After: You can point at something.
! The step ::in between::
It isn't talent and it isn't time. It's one small decision, repeated.
? Which row looks like your week?

= the ::shift::
Same people, same hours, a different way of working
# From ::more:: to fewer
Before: Many things begun. | After: A few things finished.
# From ::guessing:: to asking
Before: You assume what others need. | After: You ask one of them, and listen to the end.
# From ::memory:: to notes
Before: Everything is in somebody's head. | After: It's on a page that others can find.
# From ::speed:: to rhythm
Before: A sprint, then exhaustion. | After: A steady pace that also holds in a bad week.
# From ::blame:: to repair
Before: Who did this? | After: What would have caught it?
! Begin with one ::row::
Change that one and the next becomes easier.
? Which shift would help you most?

= then and ::now::
Differences you can see from outside
# How it ::starts::
Then: With a long discussion. | Now: With a rough draft that people can point at.
# How it's ::decided::
Then: By whoever speaks last. | Now: By the person whose name is next to it.
# How it's ::shared::
Then: When it's perfect. | Now: While it can still be changed.
# How ::trouble:: is handled
Then: With a search for the guilty. | Now: With a short note and one change.
# How it ::ends::
Then: It fades out. | Now: Somebody says done, and says thanks.
! Now is a ::choice::
None of this needs a budget. Some of it needs a brave first meeting.
? What looks different for you today?

= ::stuck:: and unstuck
What moving again looks like
# The ::task::
Stuck: Too big to begin. | Unstuck: Small enough for this afternoon.
# The ::standard::
Stuck: It has to be excellent. | Unstuck: It has to exist by Friday.
# The ::company::
Stuck: You carry it alone. | Unstuck: One other person knows where you are.
# The ::view::
Stuck: You look at the whole mountain. | Unstuck: You look at the next marker.
# The ::voice:: in your head
Stuck: I should have started earlier. | Unstuck: I can start at two.
! One move is ::enough::
Choose any row and cross over to the right side.
? Where are you stuck?

= the ::beginner:: and the pro
What practice changes, and what it doesn't
# They ::prepare:: differently
Beginner: Packs everything. | Pro: Packs little and knows why.
# They ::look:: differently
Beginner: Watches the hands. | Pro: Watches what happens next.
# They ::fail:: differently
Beginner: Loses a day. | Pro: Loses ten minutes, because the test was small.
# They ::ask:: differently
Beginner: How do I do this? | Pro: What would have to be true for this to work?
# They ::stop:: differently
Beginner: When tired. | Pro: When it does what it should.
! The difference is ::practice::
Everybody on the right side used to be on the left.
? Which side were you on today?

== without it, ::with it::
An ordinary week, seen twice
# ::Monday::
Without: You look for where you left off. | With: Friday's note tells you in one line.
# ::Tuesday::
Without: Three interruptions before noon. | With: Two quiet hours that others know about.
# ::Wednesday::
Without: A meeting to find out who does what. | With: A page that says so.
# ::Thursday::
Without: The problem appears. | With: It appears too, but you've expected it.
# ::Friday::
Without: Where did the week go? | With: Two things done, one note for Monday.
! Try it for ::one week::
Five days are long enough to see a difference and short enough to promise.
? Which day would change most for you?

= ::old:: habits, new habits
Swap them one by one
# Replying ::at once::
Old: Every message, right away. | New: Twice a day, properly.
# ::Saying yes::
Old: Yes, and then regret. | New: Let me look at my week first.
# ::Starting over::
Old: A fresh page each time. | New: Last time's version and a red pen.
# ::Learning::
Old: Read everything, use little. | New: Use one thing, then read on.
# ::Feedback::
Old: Wait for it. | New: Ask one person one question.
! One swap a ::month::
Twelve in a year, and none of them hurts.
? Which habit will you swap first?

= the ::picture:: changes
What you see once you know where to look
# What looked like ::laziness::
Before: They don't want to. | After: Nobody told them where to begin.
# What looked like ::luck::
Before: They had good timing. | After: They had prepared for a long time.
# What looked like ::resistance::
Before: They are against it. | After: They know a problem that you don't.
# What looked like ::detail::
Before: Nobody will notice. | After: It's the first thing people touch.
# What looked like ::failure::
Before: It didn't work. | After: Now we know what to change.
! Look ::again::
The facts stay the same. What you do next doesn't.
? What do you see differently today?

+
# What stays ::the same::
The work, the people and the hours in a day. Change feels possible once you see how much may stay.
# What made the ::difference::
There was no big moment. One small rule was kept on the days when it was inconvenient.
# How long it ::takes::
Longer than the picture suggests, and less long than you fear. The first week is the hardest.
# The ::meeting::
Before: An hour of updates. | After: Ten minutes about what's in the way.
# The ::explanation::
Before: Everything you know. | After: What they need, and a way to ask.
# The ::first draft::
Before: A polished first page. | After: A rough version of all pages.
# The ::deadline::
Before: A surprise. | After: A date with two checkpoints in front of it.
# The part ::in the middle::
Between before and after lies a messy stretch where both are true. It passes.
`;
