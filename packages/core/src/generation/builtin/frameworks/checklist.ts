export const checklist = `
= the checklist before you ::start::
Ten quiet minutes that save a loud afternoon
# The goal fits in ::one sentence::
- It says what will be different
- Somebody else could check it
- It names a date
# The ::people:: know
- One person decides
- Everyone involved has heard of it
- Nobody learns it from a third party
# The ::pieces:: are here
- Tools and access work today
- The information is from this year
- There's a place for the result
# The ::risk:: is known
- You know which part could fail
- You know how to go back
- Somebody is reachable
# The ::first step:: is small
- It takes less than an hour
- It needs no one's approval
- It has a time in your calendar
! Ready means ::ready enough::
If most of it is ticked, begin. The open points are your first tasks.
? What would you add to the list?

== before, ::during:: and after
One list for each moment
# Before: the ::night ahead::
- Decide what comes first
- Lay out what you need
- Tell people when you're busy
# Before: the ::last look::
- Read the goal again
- Remove what isn't needed today
- Check the one thing that failed last time
# During: ::stay on course::
- One change at a time
- Note every surprise
- Pause at the points you agreed on
# After: ::close it::
- Put things back
- Say that it's done
- Thank whoever helped
# After: ::learn from it::
- What took longer than expected?
- What would you skip?
- What goes on the list for next time?
! Keep it ::short::
A list that fits on one page gets read. Cut a point whenever you add one.
? Which moment needs a list most?

= ready to ::show:: it?
Tick these off before anyone sees it
# It says ::what it is::
- The first line names the subject
- A stranger would know whom it's for
- No word needs explaining
# It's ::correct::
- Names are spelled right
- Numbers add up
- Links and references lead somewhere
# It's ::complete::
- Every promise is kept
- Every question has an answer or an owner
- The ending is there
# It's ::lean::
- Nothing appears twice
- The longest part has been cut once
- What is only nice has gone
# It's ::yours::
- You would put your name on it
- You can explain each choice
- You've read it aloud
! Then ::let it go::
Perfect is not on the list, on purpose.
? What do you always check last?

= a ::weekly:: check
Fifteen minutes, the same time every week
# Look ::back::
- What was finished?
- What moved, even a little?
- What stood still, and why?
# Look at ::yourself::
- What gave you energy?
- What did you put off?
- What did you learn?
# Look at ::others::
- Who is waiting for you?
- Who are you waiting for?
- Who deserves a thank you?
# Look ::ahead::
- What has to happen next week?
- What could get in the way?
- What can be dropped?
# Then ::decide::
- One thing to start
- One thing to stop
- One thing to leave exactly as it is
! Same time, ::next week::
The power of this list is in the repetition.
? When would your fifteen minutes be?

= the ::minimum:: list
If you only check a few things, check these
# Is it ::clear::?
- You can say it in one breath
- Two people describe it in the same way
- There's an example
# Is it ::needed::?
- Somebody asked for it
- Something gets worse without it
- It's still true this month
# Is it ::possible::?
- The hardest part has been tried once
- The time is really there
- The money has been spoken about
# Is it ::safe::?
- It can be undone
- Nobody is surprised in a bad way
- There's a copy
# Is it ::finished::?
- It does what it was meant to do
- Someone other than you has used it
- You know what you left out
! The same questions, ::every time::
You'll have learned them by heart after a week.
? Which question do you forget?

= for the ::first time:: and every time
What changes once you know how
# The first time: ::slow down::
- Read everything to the end
- Work on a copy
- Ask what usually goes wrong
# The first time: ::write it down::
- Note each step as you take it
- Mark where you had to guess
- Keep what you measured
# Every time: the ::basics::
- Start from last time's notes
- Check that nothing has changed around you
- Do the risky part while you are fresh
# Every time: the ::handover::
- Leave it as you'd like to find it
- Tell the next person what's open
- Put a date on it
# Now and then: the ::overhaul::
- Remove a step nobody needs
- Ask a newcomer to try it
- Compare with how others do it
! Lists get better with ::use::
Change yours each time it lets you down.
? How old is your list?

= ::tick:: these off together
A list for two people and half an hour
# Agree on the ::aim::
- Both write it down alone first
- Compare, and laugh if you must
- Choose one sentence
# Agree on the ::roles::
- Who does what
- Who has the last word
- Who speaks to the others
# Agree on the ::rhythm::
- When you'll look at it together
- How you'll reach each other
- How late is too late
# Agree on the ::limits::
- How much time it may take
- What it may cost
- When you'd stop
# Agree on the ::end::
- What done looks like
- Who says so
- How you'll celebrate
! Half an hour ::well spent::
Most disagreements are about a point that was never on a list.
? Who is your second person?

= ::calm:: on the day
So that nothing important depends on memory
# The ::day before::
- Test it under real conditions
- Charge, print, pack
- Go to bed on time
# The ::hour before::
- Look at the place, real or virtual
- Open what you'll need
- Close everything else
# The ::moment:: itself
- Breathe out once
- Start with the part you know best
- Take a note when something surprises you
# If it ::goes wrong::
- Say so, in plain words
- Go to the backup without arguing
- Save the analysis for tomorrow
# The ::evening::
- Thank people while it's fresh
- Write three lines for next time
- Leave the rest for the morning
! Let the ::list:: remember
Your head is for the part that no list can do.
? What do you always forget on the day?

+
# The ::numbers:: are fresh
- You know where each one comes from
- You know its date
- You know what it leaves out
# The ::words:: are simple
- Short sentences first
- Verbs instead of nouns
- One idea a line
# The ::backup:: exists
- It isn't in the same place
- Someone has tried to restore it
- Its date is recent
# The ::costs:: are open
- Money has been named
- Hours have been named
- Nobody pays by accident
# The ::newcomer:: test
- A new person finds the beginning
- They understand the order
- They know whom to ask
# The ::worst case:: is boring
- You've thought it through once
- The next move is written down
- People know their part in it
# The ::good habits:: survive
- What worked last time is still there
- Somebody looks after it
- There's a reason beside each rule
# The ::silence:: test
- Read it without commenting
- Mark where you stumble
- Fix only the marks
`;
