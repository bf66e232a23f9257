export const quoteLesson = `
= lessons worth ::keeping::
Short enough to remember, true enough to use
# ::Begin:: before you're ready
Ready is a feeling that comes with the second attempt. Nobody has it on the first.
# Slow is still ::forward::
A small step on most days beats a leap that you're always preparing.
# Ask while it's ::cheap::
On the first day every question is normal. After a year it takes courage.
# What you ::repeat:: becomes you
Look at last week, not at your plans. That's the direction you're going.
# Leave it ::better::
One thing, a little, each time you pass. It's the simplest way to make a difference.
! Keep ::one:: of them
Write it where you'll see it on Monday.
? Which one do you need this week?

= what it ::teaches:: you
Lessons that reach beyond the subject
# ::Attention:: is the work
What you look at closely gets better. It's almost unfair how well that works.
# ::Patience:: is a plan
It isn't waiting. It's doing the next right thing without needing the result today.
# ::Limits:: help
Less time, fewer colours, one page. A frame makes it easier to begin.
# ::Mistakes:: are specific
Nothing is ever simply bad. Find the spot, and it's only a spot.
# ::Others:: see it first
Your progress is invisible from where you stand. Ask somebody who saw the beginning.
! The subject ::changes::
The lessons stay and turn up in the next thing you do.
? What has it taught you?

= a note to my ::younger self::
Things I'd have liked to hear earlier
# You can ::ask::
People like to be asked about what they love. You'd have saved yourself a year.
# You can ::stop::
Leaving something that doesn't fit isn't failing. It makes room.
# You may be ::bad:: at it
For longer than you think, and with more fun than you expect.
# They aren't ::watching::
Everyone is busy with their own first attempt. Go ahead and look silly.
# It ::adds up::
The evenings that felt wasted were the practice.
! Write ::yours::
One line to the person you were at the beginning.
? What would your note say?

= sentences for a ::hard day::
Read one, put the rest away
# This is the ::middle::
It feels like the end because you're tired. Look again after you've slept.
# One thing is ::enough::
Choose it, do it, and call the day good.
# You've been here ::before::
And you found a way out that you didn't see beforehand. It'll be like that again.
# Help is a ::message:: away
Three lines are enough. Begin with I'm stuck.
# Tomorrow ::starts at zero::
It doesn't know about today. You may begin as if it were Monday.
! Save it for ::later::
You won't need it today, perhaps. You'll know when.
? Which sentence helps you?

= small ::rules:: to live by
One line each, tested on ordinary days
# Finish the ::smallest:: thing first
It clears the table and wakes you up.
# Never skip ::twice::
Once is a rest. Twice is the beginning of a new habit.
# Say it ::kindly:: or later
Both work. Unkindly and now is the one to avoid.
# Write the ::reason:: beside the rule
Without it the rule turns into a ritual.
# Stop while you still ::want:: to go on
It's the best invitation for tomorrow.
! Make your ::own:: rule
Good rules are short, and they come from a bad day.
? What's your smallest rule?

= learned the ::slow:: way
What practice says that no book can
# The ::body:: learns last
You understand it in an hour and can do it in a month. Both numbers are fine.
# ::Boredom:: is a sign
Either you've stopped looking, or you're ready for something harder.
# ::Good:: looks easy
If it looks effortless, somebody spent years on taking things away.
# ::Doubt:: comes with skill
You see more, so you see more faults. It means that your eye has grown.
# ::Begin again:: is advanced
Going back to the basics with open eyes is what the best people do.
! The slow way ::is:: the way
At least I haven't found another that holds.
? What did you learn the slow way?

= ::less:: but better
Lessons in leaving out
# ::One:: good question
It's worth more than ten answers to the wrong one.
# ::One:: person in mind
Make it for somebody. Everybody has never read, bought or used anything.
# ::One:: clear next step
A choice of five is a polite way of saying nothing.
# ::One:: thing at a time
It isn't a limitation. It's how anything has ever been finished.
# ::One:: honest look
At the end of the week, without excuses and without blame.
! ::One:: is a start
And often it turns out to be plenty.
? What would be your one thing?

= what the ::good ones:: do
Observed, borrowed, recommended
# They say ::I don't know::
Early, calmly, and followed by let's find out.
# They keep ::small promises::
The call at three, the link they mentioned. Trust is made of those.
# They make others ::better::
Sit beside one for a day and you'll work differently afterwards.
# They ::prepare:: quietly
What looks like calm is homework.
# They ::rest:: without guilt
And come back with the answer.
! Be one of the ::good ones::
It takes no title. Begin with the small promises.
? Who taught you one of these?

+
# ::Gratitude:: needs a name
Thank a person for a thing. The general kind evaporates.
# Done has a ::sound::
It's quiet. Learn to hear it, or you'll keep going out of habit.
# The ::map:: helps until it rains
Then you need the person who drew it. Stay in touch.
# Praise the ::attempt::
Results come and go. People who try come back.
# Keep a ::beginner:: nearby
They ask what you've forgotten to ask.
# Your ::pace:: is a pace
It covers the distance. That's all a pace has to do.
# The ::door:: is often open
Try the handle before you look for a tool.
# ::Notice:: the good day
It'll be useful to know what it was made of.
`;
