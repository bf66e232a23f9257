export const dataInsights = `
= reading the ::numbers::
What to ask before you believe one
# Compared with ::what::?
A number alone says nothing. Put last year, a neighbour or an expectation beside it.
# Out of ::how many::?
Twice as many can mean two instead of one. Ask for the whole before you're impressed by the part.
# Who was ::asked::?
The people who answer differ from the people who don't. Find out who is missing.
# ::When:: was it counted?
Numbers age quickly. One from before a big change describes a place that's gone.
# What was ::left out::?
Every count draws a line. What lies just outside the line is often the interesting part.
! Good questions, ::one number::
Ask them of the next figure that makes you nod.
? Which question do you forget to ask?

== from ::data:: to decision
Numbers help when a choice depends on them
# Begin with the ::choice::
Say what you'd do if the number were high, and if it were low. If both answers agree, don't measure.
# Pick the ::one figure::
A dashboard with thirty numbers answers no question. Choose the one that would change your mind.
# Write down your ::guess::
Before you look, say what you expect. Without a guess everything looks obvious afterwards.
# Look at the ::outliers::
The strange cases tell you how the thing works. The average tells you where it lives.
# Set a ::date:: to look again
A decision made on data has to be checked with data. Put it in the calendar now.
! Decide what you'd ::do::
A number that changes nothing is decoration.
? Which number would change your mind?

= what the ::average:: hides
Look closer before you draw the line
# Nobody is ::average::
The mean describes a person who doesn't exist. Look at the two largest groups instead.
# The ::spread:: matters
Two teams can share an average and have nothing else in common. Ask for the best and the worst case.
# ::Trends:: beat snapshots
One point is a fact and five are a story. Wait for a few before you tell it.
# Small ::samples:: shout
The smallest groups have the wildest numbers. It's arithmetic, and it makes great headlines.
# The ::middle:: may move
Half of the people are on each side of the median. Watch where it goes, and for whom it doesn't.
! Ask to see the ::dots::
Before the line, before the average, before the arrow.
? Where did an average mislead you?

= measure ::this::, not that
Better numbers for a better conversation
# ::Finished::, not started
That: How much was begun? | This: How much can somebody use today?
# ::Returning::, not arriving
That: How many came? | This: How many came back without being asked?
# ::Time:: to result, not time spent
That: Hours worked. | This: Days from question to answer.
# ::Repairs::, not errors
That: How often did it go wrong? | This: How long until it was right again?
# ::Words::, not only scores
That: Eight out of ten. | This: Why not nine, in their own words.
! Swap ::one:: number
Take one from the left out of your report and put its neighbour in.
? Which number would you swap?

== kinds of ::proof::
And how far each of them carries
# The ::story::
One case shows that something is possible. It can't show how often.
# The ::count::
Many cases show how often. They can't show why.
# The ::test::
Change one thing, leave the rest, and compare. That's as close to why as most of us get.
# The ::combination::
A count finds the question, a story explains it, a test settles it. Use them in that order.
# The ::honest gap::
Say what you don't know yet. Readers who see the gap believe the rest.
! Ask which ::kind:: it is
Then you know how much weight it can bear.
? Which kind convinces you most?

= a number and its ::meaning::
How to present figures that people remember
# Round it ::kindly::
Nearly a third is easier to carry home than 32.7 percent. Keep the decimals in the appendix.
# Give it a ::size::
Translate it into something people hold, walk or pay for. A number needs a body.
# Show ::two::, not ten
One number and its comparison. The other eight can wait for questions.
# Say what it ::doesn't:: mean
Name the conclusion that people will jump to, and whether it holds.
# End with a ::verb::
What should somebody do on Monday because of it? If nothing, leave the number out.
! One number, ::told well::
It travels further than a page of them.
? Which number do you still remember, and why?

= the ::small:: data approach
What you can learn from twenty observations
# ::Twenty:: is plenty to begin
You won't get precision. You'll get the list of questions that's worth being precise about.
# Count by ::hand:: first
An hour with a pencil shows you what the categories should be. Software comes later.
# Look, then ::ask::
Watch what people do before you ask them what they do. The difference is your finding.
# Keep the ::raw:: notes
Summaries forget. When the question changes, you'll want the original lines.
# Repeat it in a ::month::
The same twenty, the same way. Now you have a direction.
! Start your ::tally::
A sheet of paper, two columns, one week.
? What would you count?

= ::correlation::, and other traps
How to be fooled by true numbers
# Two things ::rise together::
One may cause the other, or a third causes both. Or it's summer.
# You only see the ::survivors::
The failures don't fill in forms. Ask where they went before you copy the winners.
# The ::goal:: eats the measure
Once people are judged by a number, the number gets better. The thing behind it may not.
# The ::axis:: is cut
A chart that doesn't begin at zero can turn a ripple into a wave. Read the edge first.
# You ::stopped:: at the right moment
If you look every day and stop when you like the result, you'll like the result.
! True isn't ::enough::
It also has to answer the question you asked.
? Which trap have you seen lately?

+
# Define it ::first::
Two people count the same thing and disagree. They've used one word for two things.
# Who ::collects:: it?
Numbers that somebody types in after a long day show the long day. Make it easy or make it automatic.
# Check the ::zero::
A zero can mean none, or not asked, or lost. Only one of them is a result.
# Look for what ::stayed the same::
A change means more when you know what didn't move around it.
# Ask for the ::opposite::
What would the numbers look like if the idea were wrong? Look for that picture, too.
# Say how ::sure:: you are
A range is more honest than a point, and more useful to plan with.
# Keep the ::question:: on the page
Put it above the chart in plain words. It protects the chart from being used for another.
# Delete a ::report::
Stop sending one and see who asks. Now you know which ones are read.
`;
