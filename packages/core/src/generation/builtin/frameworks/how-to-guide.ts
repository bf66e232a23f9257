export const howToGuide = `
= a guide you can ::follow::
From an empty page to a first result
# Write down the ::end::
Describe how you'll know that you are done. One sentence, with something you can see or count.
# Lay out what you ::need::
Put tools, access and information in one place before you start. Interruptions cost more than preparation.
# Do the ::first part:: only
Go as far as you can check. Then check, and only then go on.
# Change ::little:: at a time
Small changes are easy to undo. When something breaks, you'll know what did it.
# Test it on a ::real case::
Use something you know well, so that a wrong result stands out at once.
! Save it, then do ::step one::
The guide helps most while you have it open.
? Which step would slow you down?

== step by ::step::
The order matters more than the speed
# First, ::look:: at what you have
Take stock before you change anything. A note or a photo of the start is worth having later.
# Second, set ::one goal::
Two goals pull in two directions. Park the other one where you'll find it again.
# Third, do the ::risky:: part early
Find the step that could stop everything and try it first, on a small scale.
# Fourth, fill in the ::rest::
Now the easy steps are safe to do. Work through them without stopping to polish.
# Fifth, ::clean up::
Remove what was only there to help you build. What is left is the result.
! All steps, in ::this order::
If you have to skip one, skip the polish.
? Where do you usually begin?

= the ::simple:: way
Fewer steps, fewer places to go wrong
# Skip what you ::don't need:: yet
Most instructions cover every case. Find yours and follow that line only.
# Use what's ::at hand::
A tool you know beats a better one that you have to learn first.
# Make one, not ::ten::
Finish a single one completely before you repeat it. The second will go faster.
# Ask for ::one opinion::
One person, one question: is anything unclear? That's enough for a first round.
# Write the ::recipe::
List the steps you really took, in order. Leave out the ones that you only planned.
! Simple is a ::choice::
You can always add a step later. Taking one away is harder.
? What could you leave out?

== ::prepare::, do, check
Three phases, and the one people skip
# Prepare: clear the ::table::
Close what doesn't belong to this. Ten quiet minutes now save an hour of switching.
# Prepare: agree on ::done::
If others are involved, say together what finished means. It's the cheapest meeting you'll have.
# Do: work in ::one direction::
Go through from start to end without going back. Mark what you want to improve and move on.
# Check: use ::fresh eyes::
Come back after a break, or ask someone who wasn't there. Errors are invisible to their author.
# Check: try to ::break it::
Use it in the way an impatient person would. Fix what gives way first.
! Don't skip the ::check::
It's the shortest phase, and the one that others see.
? Which phase do you tend to skip?

== ::start:: to finish
What to do at each stage, and when to move on
# The start: ::decide::
Choose between two options in ten minutes at most. Both are better than a week of comparing.
# The first stretch: ::momentum::
Begin with something that's quick to finish. It shows you and others that things move.
# The middle: ::patience::
Keep a list of what is done. In the middle it's the only proof that you're getting anywhere.
# The last stretch: ::restraint::
New ideas show up now. Write them down for the next round and finish this one.
# The finish: ::hand over::
Show somebody how it works and watch them use it. Then it's done.
! Move on when it's ::time::
Each stage ends when the next can begin, even if it isn't perfect.
? Which stage are you in?

= the way I'd ::set it up::
A setup that still makes sense in six months
# Give everything ::one place::
If a thing can be in two places, it will be in the wrong one. Decide and stick to it.
# Name things for ::strangers::
Choose names that a new colleague would understand. That colleague is you, after the holidays.
# Make the ::usual case:: easy
What you do every day should take one step. The rare case may take five.
# Leave a way ::back::
Before any big change, keep a copy that you could return to. You'll work more boldly with it.
# Explain the ::odd parts::
Where something looks strange, add a line that says why. It saves the next person a wrong repair.
! Build it for ::later::
Six months from now you'll be somebody else who needs it to be clear.
? What would you set up differently today?

== done in an ::afternoon::
A plan with a beginning, an end and a coffee break
# One o'clock: ::decide::
Choose what will be finished by five. Make it smaller, then make it smaller again.
# Half past one: ::gather::
Get everything you need in front of you. What's missing now will be missing at four.
# Two o'clock: ::build::
Work without looking things up where you can. Mark the gaps and keep going.
# Half past three: ::fill the gaps::
Take a break first. Then answer the open questions one by one, shortest first.
# Half past four: ::share::
Send it to somebody with one clear question. Good enough today beats better next week.
! Block the ::afternoon::
Look at your calendar and pick the day. The plan is the easy half.
? Which afternoon will it be?

= the ::careful:: method
For when you'd rather do it once
# Read to the ::end:: first
Look at every step before you take the first. Surprises are cheaper on paper.
# Practise where it's ::safe::
Use a copy, a scrap or a quiet day. You want the mistakes to happen here.
# Set your ::stopping points::
Decide beforehand where you'll pause and look. In the flow of work nobody wants to stop.
# Have a ::second person:: ready
Somebody to call if it goes wrong. Knowing that you can call often makes it unnecessary.
# Note every ::deviation::
Where you left the plan, write down why. It's either a mistake or an improvement.
! Once, and ::properly::
Careful feels slow only until you count the repairs you didn't need.
? Where do you prefer to be careful?

+
# Estimate, then ::double:: it
Write down how long you think it takes. Compare afterwards, and your next estimate will be better.
# Keep the ::old way:: running
Don't switch everything in one day. Let both run until the new way has earned it.
# Ask why at each ::step::
If nobody knows what a step is for, try leaving it out once.
# Work from an ::example::
Find one that's close to what you want and adapt it. A blank page is the slowest start.
# Decide who ::decides::
When several people are involved, name one who has the last word. It saves three rounds.
# If it fails, ::go back one::
Return to the last step that you could check. Look there before you look anywhere else.
# Leave time for the ::ending::
Labels, links, thanks, a place to file it. The last tenth takes longer than a tenth.
# Teach it ::once::
Walk somebody through it while you remember the hard parts. You'll find the step you forgot.
`;
