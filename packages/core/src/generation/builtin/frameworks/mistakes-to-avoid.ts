export const mistakesToAvoid = `
= mistakes ::everyone:: makes once
And how to make each of them only once
# Starting too ::big::
A large first step feels serious and rarely gets finished. Cut it until you can be done this week.
# Skipping the ::question::
People hurry to an answer before they agree on the question. Write the question down and read it aloud.
# Working in ::secret::
Nobody can help with what they can't see. Show it while it's still easy to change.
# Changing ::everything:: at once
Then nothing tells you what helped. Change one thing, look, and go on.
# Stopping right before it ::works::
The dull part comes just before the good part. Set a date for giving up and don't do it earlier.
! One mistake ::fewer::
You don't have to fix all of them. Choose the one that costs you most.
? Which one have you made?

= what goes ::wrong:: first
Early signs, and the simple way back
# The goal is a ::feeling::
Better, faster and nicer can't be checked. Say what somebody would see if it were true.
# Nobody ::owns:: it
If everyone is responsible, everyone waits. Put one name next to each task.
# The easy part comes ::first::
It's pleasant and it proves nothing. Begin with the part that might not work.
# Silence is taken for ::progress::
No news is only no news. Agree on a day when you'll look together.
# The ::end:: is missing
Work without a finish line grows. Decide what you won't do.
! Look for the ::first sign::
Caught early, each of these is a short conversation.
? Which sign do you see most often?

= don't ::learn it:: the hard way
Errors that others have already paid for
# Trusting your ::memory::
You'll remember the idea and forget the reason. Two written lines keep both.
# Copying without ::context::
What works elsewhere had conditions. Ask what they were before you borrow the result.
# Buying before ::trying::
A purchase feels like a decision. Do it once the plain way and see what you miss.
# Fixing the ::symptom::
If the same problem returns, you've treated its shadow. Ask why once more than is comfortable.
# Waiting for the ::perfect:: moment
It has a way of looking like every other moment. Choose a date instead.
! Borrow the ::lesson::
Somebody else paid for it. Using it is the best way to say thanks.
? Which lesson did you pay for yourself?

= the ::expensive:: ones
Mistakes that look small on the day they happen
# Not ::writing it down::
A decision nobody recorded will be made again, and differently. One line with a date is enough.
# Saying yes ::too quickly::
Every yes is a no to something you can't see yet. Ask for a night.
# Ignoring the ::quiet person::
The one who frowned and said nothing often knows. Ask after the meeting.
# Leaving it to the ::last day::
Everything goes wrong on the last day because everything happens on it. Move one thing forward.
# Hiding ::bad news::
It doesn't get better in a drawer. Early bad news is still information, and late bad news is a scandal.
! Small today, ::large:: in a year
The cheapest moment to correct any of these is this week.
? Which one has cost you most?

= mistakes ::smart:: people make
Being clever isn't protection
# Solving the ::interesting:: problem
It's more fun than the important one. Ask which of the two somebody is waiting for.
# Explaining ::too much::
Three reasons sound weaker than one good one. Choose the strongest and stop.
# Planning for ::every:: case
The rare case makes the plan long and the start late. Handle it when it shows up.
# Arguing from ::experience::
What you've seen is true, and it's a small sample. Look for one case that contradicts it.
# Refusing ::help::
You can probably do it alone. It'll take longer, and nobody will learn from it.
! Clever, then ::careful::
A list like this is worth reading on the days when you feel sure.
? Which one do you recognise?

= spot it, ::fix it::
Mistakes with their repair
# Too many ::priorities::
What it looks like: Everything is urgent. | Instead: Name the one thing that has to happen this week.
# Endless ::polishing::
What it looks like: It's nearly done, again. | Instead: Show it as it is and ask what is missing.
# Blind ::routine::
What it looks like: We've always done it so. | Instead: Once a quarter, ask what this step is for.
# Vague ::feedback::
What it looks like: It's fine, I think. | Instead: Name one thing to keep and one thing to change.
# Borrowed ::goals::
What it looks like: Because the others do it. | Instead: Say what it would change for you.
! Keep the ::repair:: at hand
You'll recognise the left side in time. Then you only need the right one.
? Which repair will you try?

= stop doing ::this::
Habits that cost more than they give
# Checking ::too often::
Looking every hour doesn't make it grow. Choose a rhythm and keep away in between.
# Apologising for ::drafts::
A draft is supposed to be unfinished. Say what you want to know and hand it over.
# Collecting ::opinions::
After the third one you're looking for permission. Decide, then tell people.
# Starting with the ::tool::
First the task, then the tool. In the other order the tool invents the task.
# Doing it ::again:: from scratch
Last time's version is lying around somewhere. Find it before you begin.
! Stop ::one:: of them today
Stopping is quicker than starting, and the effect shows sooner.
? Which habit will you stop?

== mistakes in ::slow motion::
How they happen, from the first day to the last
# Day one: no ::first step::
Everybody agrees and nobody leaves with a task. End every start with a name and a date.
# Week one: no ::test::
There's much talk and nothing to try. Put something rough in front of somebody.
# Week two: no ::limits::
Good ideas keep arriving and all of them are let in. Keep a list called next time.
# Week three: no ::looking::
All heads are down. Take half an hour to ask whether this is still the right thing.
# The end: no ::review::
It's over and everyone is relieved. Ask what you'd do differently while you still remember.
! You can step out at ::any point::
Slow mistakes give you many chances to stop them.
? At which point do yours begin?

+
# Talking past the ::audience::
You know too much to remember what it's like not to know. Test it on somebody new.
# Counting what's ::easy:: to count
A number that's easy to get often measures the wrong thing. Ask what you'd like to know instead.
# Giving up a ::good habit::
It worked, so it became invisible, so it went. Write down what you do when things go well.
# Confusing ::fast:: with hurried
Fast has few steps. Hurried has many, and skips some.
# Asking ::leading:: questions
If you can hear the answer inside the question, you'll only get it back.
# Forgetting to say ::done::
Without an ending, people keep waiting. Say that it's finished and what happens next.
# Fixing it ::silently::
The repair is good, and the next person will make the same mistake. Tell somebody.
# Making it ::personal::
It's seldom a bad person and mostly a bad arrangement. Change the arrangement.
`;
