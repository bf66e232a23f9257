export const qaFaq = `
= your ::questions::, answered
The ones that come up every time
# Where do I ::begin::?
With the smallest part that'd be useful to you this week. The right order becomes clear on the way.
# How long until I see a ::result::?
Sooner than you fear if you begin small. Choose something you can finish, and you'll have one by then.
# What do I ::need::?
Less than the guides say. Start with what you have and write down what you miss.
# What if I get ::stuck::?
Go back to the last thing that worked and take a smaller step. Then ask, and say what you tried.
# How do I know it's ::good::?
Show it to somebody who'd use it. Their first question tells you more than their praise.
! What's ::your:: question?
The ones that feel too simple are usually the best.
? What would you like to ask?

= the ::simple:: questions
The ones people think they should know already
# What ::is it:: about?
Look at what it changes for people on an ordinary day. Definitions make sense after that.
# Why does it ::matter::?
Ask who would miss it if it were gone tomorrow. Their answer is better than any argument.
# Who is it ::for::?
For whoever has the problem it solves. If you don't have it, you may skip this in good conscience.
# Is it ::difficult::?
Parts of it are. They're rarely the parts people worry about beforehand.
# Is there a ::shortcut::?
Yes: somebody who has done it, and half an hour of their time.
! There are no ::small:: questions
Somebody else is glad that you asked.
? Which simple question did you never ask?

= ask me ::anything::
Straight answers, as short as I can make them
# Would you do it ::again::?
Yes, and earlier. I'd spend less time getting ready and more time finding out.
# What would you do ::differently::?
Ask more people, sooner. It feels like bothering them, and most of them enjoy it.
# What's the ::hardest:: part?
Going on in the stretch where nothing seems to happen. It helps to have company.
# What's ::overrated::?
Equipment, early mornings and certainty. All three are pleasant, and none is required.
# What's ::underrated::?
Notes. Two lines a day, in plain words, kept in one place.
! Your ::turn::
I answer everything that's meant as a question.
? What would you ask?

= before you ::decide::
A few minutes with the right questions
# Do I ::need:: this?
Imagine that nothing changes for a year. If that's fine with you, it can wait.
# What does it ::cost:: me?
Count the hours as well as the money. Then count what you won't do in the meantime.
# Can I ::try:: it first?
Nearly everything has a small version. If nobody offers one, ask.
# What if I'm ::wrong::?
If you can go back, decide quickly. If you can't, take the night.
# Who should ::hear:: it first?
Those who'll have to live with it. They also know what was tried before.
! Then ::decide::
A decision you can correct is better than a question you keep carrying.
? Which of these helps you most?

= the ::second:: question
What to ask after the obvious one
# After ::how much::?
Ask what's included. Prices are easy to compare and contents are not.
# After ::how long::?
Ask what it depends on. A good answer names two things and a range.
# After ::does it work::?
Ask for whom it didn't. You may recognise yourself, or be reassured.
# After ::who uses it::?
Ask who has stopped, and why. It's the most useful thing to know.
# After ::what's next::?
Ask what comes right before that. It's the step that people forget to mention.
! Ask ::twice::
The first answer is the prepared one. The second is the one to listen to.
? What's your favourite second question?

= what ::beginners:: ask
And what they'd like to hear
# Am I too ::late::?
No. You begin with better guides than everyone who came before you.
# Am I doing it ::right::?
If it does what you need, it's right enough for now. Style comes with repetition.
# Why is everybody ::faster::?
They've made the mistakes that you're making now. You're catching up as we speak.
# When does it get ::easier::?
A little after you stop waiting for it. One day you notice that your hands know.
# May I do it ::my way::?
Yes, once you know what the usual way is for. Then you can choose.
! Keep ::asking::
Experts are beginners who didn't stop.
? What did you ask when you began?

= the ::honest:: FAQ
Without the questions nobody asks
# Is it ::worth:: it?
It depends on what you'd do otherwise. For many people it is, and for some it's a distraction.
# Will it be ::perfect::?
No. It'll be better than before, and you'll see more clearly what is missing.
# What do people ::complain:: about?
That it takes practice. That's true, and nobody has found a way around it.
# What ::won't:: it do?
It won't decide for you. You still have to know what you want.
# What would you do in ::my place::?
Try the smallest version, look at the result, and then ask this again.
! Anything ::missing::?
If your question isn't here, it belongs here.
? What should be on this list?

= questions for ::each other::
Talk about these with one other person
# What do we ::already:: know?
Both write five lines, then compare. The overlap is your starting point.
# What are we ::assuming::?
Finish the sentence: it only works if. Do it three times each.
# What would make us ::stop::?
Agree on it while you're still enthusiastic. Later it's a harder talk.
# What does each of us ::enjoy::?
Split the work along the answer as far as you can. It lasts longer.
# What will we ::remember:: in a year?
Do more of that part.
! Find your ::other person::
Half an hour and a walk will do.
? Which question would you start with?

+
# Can I do it ::alone::?
You can, and it takes longer. One person to talk to makes more difference than any tool.
# How ::often:: should I do it?
Often enough that you don't have to begin again each time. For most people that's weekly.
# Do I have to ::like:: it?
Not at all. It helps to like what comes out of it.
# What if others ::disagree::?
Ask them to explain it as if you were on their side. You'll learn something or win them over.
# Where can I find ::good examples::?
Ask someone whose work you respect what they looked at. Then look at that.
# What should I ::ignore::?
Anything that promises speed without saying what it leaves out.
# When should I ::stop::?
When it's good enough to use and you know what you left open.
# Whom should I ::thank::?
Whoever answered your first question. They probably don't know how much it helped.
`;
