export const listicleTips = `
= tips that ::last::
Small habits that are easy to start and easy to keep
# Start ::smaller:: than you want
A habit that takes two minutes survives a bad week. You can always do more on a good one.
# Put it where you'll ::see it::
What is out of sight is out of the plan. Leave the first step on your desk.
# Do the ::same thing:: first
A fixed beginning saves you the daily decision. After a while the beginning starts you.
# Keep a ::one-line log::
Write one line after each time. Progress is hard to feel and easy to read.
# ::Stop:: one thing
New habits need room. Choose something you won't do this month.
! Pick ::one:: and leave the rest
One tip that you use is worth more than a list that you keep.
? Which one will you start with?

= what I'd tell a ::friend::
Plain advice, in the order I would give it
# Don't wait until you feel ::ready::
Readiness comes from the second attempt. The first one is only there to make the second possible.
# Ask what it ::costs:: to be wrong
If the answer is very little, stop thinking and try. Save your caution for the other cases.
# Get the ::basics:: boring
When the simple parts run by themselves, your attention is free for the hard ones.
# Spend money ::last::
Better tools help people who already know what they miss. Find that out first.
# Rest ::on purpose::
A planned break is part of the work. An unplanned one is usually a sign.
! What would ::you:: say?
Advice gets better when it's passed around.
? What would you tell a friend?

= ideas for ::busy:: weeks
Each one takes less than ten minutes
# Decide the ::night before::
Choose tomorrow's first step before you close the day. Mornings are bad at choosing.
# Use the ::waiting:: time
A train, a queue, a late meeting. Keep one small task ready that fits on a phone.
# Make a ::not now:: list
Good ideas arrive at bad times. Write them down so that you can let them go.
# Answer with a ::date::
Instead of maybe later, say when. It's kinder to others and clearer for you.
# Finish with ::two minutes:: of tidying
Leave things so that you could start again at once. Tomorrow you'll be grateful.
! Ten minutes are ::enough::
A busy week doesn't need a better plan. It needs a smaller step.
? Which one fits into your week?

= do more of ::this::
Quiet moves that pay off later
# Ask ::earlier::
Most questions get harder the longer you carry them. Ask while they are still small.
# Write it ::down::
What is written can be improved, shared and forgotten in peace.
# Show ::unfinished:: work
People help with drafts and only judge results. Give them the draft.
# Repeat what ::worked::
It's tempting to try something new each time. Do the good thing twice first.
# Say ::thank you:: precisely
Name what somebody did and what it changed. It costs a minute and they'll remember it.
! Quiet moves ::add up::
None of these makes a headline. Together they make a year.
? Which of them do you already do?

= do less of ::that::
What you can drop without missing it
# Less ::planning:: of step ten
You'll know more when you get there. Plan the next two steps well.
# Less ::comparing::
You see other people's results and your own drafts. It's an unfair match.
# Less ::collecting::
Saved articles and bookmarked tools feel like progress. Use one before you save another.
# Less ::explaining:: yourself
A clear no needs one sentence. The second sentence is an opening for discussion.
# Fewer ::open ends::
Five things half done weigh more than two things finished. Close one today.
! What will you ::drop::?
Room is the part of any plan that gets forgotten.
? What could you stop doing this week?

= the ::short:: list
Keep these in mind and look up the rest
# Know your ::why::
One sentence that says what this is good for. Read it when it gets tedious.
# Know your ::next step::
Not the plan, the step. If you can't start within five minutes, it's still too large.
# Know your ::limits::
Decide how much time and money this may take before it begins to decide for you.
# Know ::who to ask::
Two names are enough: one who has done it and one who is doing it now.
# Know when it's ::good enough::
Describe done before you start. Otherwise you'll only stop when you are tired.
! Short lists get ::used::
Copy these headers on a card and put it where you work.
? What belongs on your short list?

= make it ::easier::
Small changes that take the friction out
# Remove one ::step::
Look at how you do it today and delete a single step. Repeat that next month.
# Prepare a ::template::
If you've done it three times, the fourth should start from a copy.
# Set a ::default::
Decide once what happens when you don't decide. Defaults work on tired days too.
# Group the ::alike::
Do similar things in one go. Changing over is where the time disappears.
# Let somebody else ::begin::
For some people the first ten percent are hard, for others the last. Swap with one of them.
! Easier is not ::lazier::
Effort you save on the way is effort you can spend on the part that counts.
? Where is the friction in your week?

= ::better:: in small doses
Little adjustments with a long effect
# Raise the ::floor::
Improve your worst day instead of your best. The average follows.
# Shorten the ::feedback::
Find out sooner whether it worked. A day is better than a month, and an hour beats a day.
# Borrow a ::standard::
Pick someone whose work you trust and ask what they would accept. Use that as your bar.
# Practise the ::awkward:: part
We repeat what we're good at. Give ten minutes to the bit you avoid.
# Review ::monthly::
Half an hour, three questions: what helped, what didn't, what next.
! A small dose, ::taken daily::
You won't notice it from one day to the next. Other people will.
? Which adjustment would help you most?

+
# Make the first version ::ugly::
It frees you from impressing anyone. Beauty can come once it works.
# Sleep ::on it::
For anything you can't undo, give it one night. For all the rest, decide now.
# Use a ::timer::
Twenty-five minutes have an end, so they're easy to begin.
# ::Say no:: to a small thing
It's practice for the day when you need to say it to a big one.
# Learn one ::shortcut:: a week
Fifty-two of them make a different year.
# Keep the ::receipts::
Note what you decided and why. In six months you won't remember the reason.
# Find a ::partner::
Tell one person what you'll do by Friday. It's surprising what that changes.
# Celebrate the ::boring:: win
It worked, and nothing dramatic happened. That's what good looks like.
`;
