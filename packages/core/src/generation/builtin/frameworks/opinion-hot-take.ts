export const opinionHotTake = `
== an ::unpopular:: opinion
I could be wrong, so read to the end
# We make it too ::complicated::
Most of what's said about this serves the people who say it. The useful part fits on one page.
# The ::fair:: objection
Complexity is sometimes real. I'd believe it more often if the people defending it tried the simple way first.
# What we ::reward::
We praise effort that we can see. Quiet, early decisions prevent more trouble and get no applause.
# What I'd do ::instead::
Take away one thing every quarter and see whether anybody asks for it back.
# Where I'm ::not sure::
There are places where this advice would do harm. If you work in one, I'd like to hear about it.
! Tell me I'm ::wrong::
A good objection is worth more to me than agreement.
? What's the strongest case against this?

= let's be ::honest:: about it
What is said in the hallway and not in the meeting
# Nobody has it ::figured out::
The most confident people in the room are often the newest. The experienced ones ask questions.
# The ::advice:: contradicts itself
For every rule there's a second one that says the opposite. Both have sold well.
# We ::copy:: the wrong part
We imitate what successful people do in public. What made the difference happened in private.
# The ::hard part:: is people
The subject itself can be learned. Getting four people to want the same thing takes longer.
# So lower your ::voice::
Hold your opinion firmly enough to act and loosely enough to change it.
! Say it ::in the meeting::
If everybody thinks it, somebody should go first.
? What do you only say in the hallway?

== we ask the ::wrong question::
And get very good answers to it
# The ::usual:: question
How do we do more of it? It sounds like ambition, and it skips a step.
# The ::better:: question
What's it supposed to change? If nobody can say, more of it won't help.
# Why we ::avoid:: it
The better question has an uncomfortable answer now and then. Some work turns out not to matter.
# What happens when you ::ask::
First there's silence, then relief. People have been waiting for permission to stop.
# What ::remains::
Less work, and better reasons for it. I'd trade that for any productivity trick.
! Ask it ::tomorrow::
One question, in one conversation. See what happens.
? Which question should we ask instead?

== the case for ::slower::
A defence of taking your time
# ::Fast:: has become a reflex
We answer before we've understood. Then we spend the afternoon correcting the answer.
# Slow is not ::late::
You can think for a day and still be early. It depends on when you begin.
# Some things don't ::scale::
Trust, taste and judgement grow at their own pace. Pushing only makes them brittle.
# The ::exception::
When something is on fire, move. Just make sure that it's really fire.
# A small ::experiment::
Wait one night before the next decision you can't undo. Compare it with the last one.
! I'd rather be ::right on Thursday::
Than impressive on Tuesday and sorry by Wednesday.
? Where would slower have been better?

= the case for ::less::
You can leave out more than you think
# We ::add:: by default
Ask people to improve something and most of them will add to it. Taking away needs a reason, adding doesn't.
# Every extra has a ::rent::
It has to be explained, kept up and remembered. You pay a little each week.
# Nobody ::misses:: most of it
Remove something quietly and count the complaints. Zero is a common result.
# What must ::stay::
Some parts look useless until the day you need them. Find out what they were for before you cut.
# What I'd ::cut:: first
The thing that everyone works around already. They've voted with their feet.
! Take one thing ::away::
This week, on purpose, and with a note on how to bring it back.
? What would you leave out?

= I ::changed:: my mind
What I used to believe, and what I believe now
# I believed in ::willpower::
Now I believe in making it easy. On a bad day the easy thing is what happens.
# I believed in ::big plans::
Now I believe in the next two weeks. After that the world has usually moved.
# I believed in ::being right::
Now I believe in finding out cheaply. It's quicker, and easier on everyone.
# I believed in ::experts::
Now I believe in asking them how they know. The good ones enjoy the question.
# I believed in ::finishing::
Now I believe in stopping, too. Some things are better left at half.
! Changing your mind is a ::skill::
It gets easier with practice, like any other.
? What did you change your mind about?

== both sides are ::half right::
A position for people who are tired of camps
# The ::enthusiasts:: have a point
They see what's possible before others do. Without them nothing would ever begin.
# The ::sceptics:: have a point
They remember how the last miracle ended. Without them nothing would ever hold.
# Where both are ::wrong::
Each side argues with the silliest member of the other. It's easy to win that way.
# My ::position::
Try it small, write down what you expect, and let the result argue.
# What would ::change:: it
Evidence from ordinary use by ordinary people. Two honest examples would do.
! Pick the ::best:: opponent
Then explain their view until they say that's it. After that you may disagree.
? Which side do you lean to?

= a ::small:: hill to die on
I won't argue about much, but about this I will
# ::Clear:: beats clever
Clever makes the writer feel good. Clear makes the reader feel good, and there are more readers.
# ::Finished:: beats perfect
Perfect has never helped anyone, because nobody has ever seen it.
# ::Kind:: beats quick
A sharp answer saves a minute. It costs the next honest question.
# ::Boring:: beats brittle
I want the thing that works on a rainy Monday with half the team away.
# ::Asking:: beats assuming
It takes thirty seconds. The alternative takes until Friday.
! That's my ::hill::
It's small, and the view is good.
? What's yours?

+
# Follow the ::incentives::
Ask who gains when you believe the usual story. Sometimes it's you, and then it may be fine.
# The ::fashion:: test
Would we still do this if nobody could see it? Keep what passes.
# The ::ten-year:: test
Some parts of the debate won't be remembered. Spend your energy on the rest.
# What ::newcomers:: see
They notice what's strange before they learn to stop noticing. Listen in the first month.
# The cost of ::certainty::
Being sure closes the file. You stop collecting evidence, and you don't notice.
# Words that ::hide:: things
Everybody knows, studies show, at the end of the day. Ask for the sentence without them.
# What I'd ::keep::
The people who care, the stubborn standards, the odd tradition that works.
# A ::cheap:: way to find out
We could argue for a year. Or two of us could try it for a week.
`;
