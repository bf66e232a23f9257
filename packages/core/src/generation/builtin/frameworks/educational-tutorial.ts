export const educationalTutorial = `
= where to ::begin::
A short path from curious to capable
# Pick one ::result:: first
Decide what you want to be able to do. If it doesn't fit in one sentence, it's still too big.
# Find the ::smallest:: version
Every subject has a version you can finish in one sitting. Start there, even if it feels too easy.
# Learn the ::words:: people use
Collect the ten terms that keep coming back. Much of any new subject is its vocabulary.
# Try before you ::read on::
Ten minutes of trying shows you which question you really have. Now the reading has a target.
> Try, get stuck, read, try again.
# Keep what ::worked::
Write down the steps while they are fresh. Your notes are the best guide for the next attempt.
! Start with ::one result::
Everything after that is a next step, and next steps are easier to find than first ones.
? What is the one result you would pick?

= explained in ::plain words::
What it is, why it matters, what to do with it
# Say it in ::one sentence::
Try to explain this to a friend who has never heard of it. The place where you hesitate is the place to study.
# Ask what ::problem:: it answers
Things make sense once you know what people did without them. Look for the trouble that came first.
# Separate the ::core:: from the extras
A few parts carry the weight and the rest is detail. Ask which part you couldn't leave out.
# Find a ::picture:: for it
Compare it with something from your kitchen, your street or your last job. Then ask where the comparison breaks.
# Check it against a ::real case::
Take one example you know well and walk through it from start to end. Gaps show up quickly.
! If you can ::explain:: it, you have it
Tell one person this week. Their first question will show you what to look at next.
? Who would you explain this to?

== your first ::hour::
Sixty minutes and one small win
# Minutes 1 to 10: ::look around::
Skim three sources and read none of them fully. You only want to know what the parts are called.
# Minutes 10 to 25: ::choose one:: thing
Pick the smallest part that would already be useful to you. Put the rest on a list for later.
# Minutes 25 to 50: ::do it badly::
Make a first attempt without polishing it. A poor version teaches more than a perfect plan.
# Minutes 50 to 60: ::take notes::
Write three lines: what worked, what didn't, what you would ask an expert.
# Then ::stop::
Leave while you still want to continue. It makes the second hour much easier to begin.
! One hour is ::enough:: to begin
Put it in your calendar before you put this away.
? When is your next free hour?

= learn it by ::doing::
Less reading, more small experiments
# Choose something ::you need:: anyway
A task from your own week beats any exercise. You'll care about the result, and you'll know if it's right.
# Make the experiment ::small::
If a failed attempt costs you five minutes, you'll make ten of them. If it costs a day, you won't make one.
# Change ::one thing:: at a time
When two things change together, you can't tell which one made the difference.
# ::Predict:: before you look
Say what you expect to happen, then check. The surprises are the lesson.
# Repeat it ::without help::
Close the guide and do it again from memory. That's the moment you find out what you know.
! Your next ::experiment::
Pick one that fits into the time before lunch. Small and finished beats large and planned.
? What will you try first?

= the ::questions:: to ask first
Good questions save more time than good answers
# What is it ::for::?
Ask what people use this for on an ordinary day. The answer tells you what to learn and what to skip.
# What do people ::mix it up:: with?
Two things that look alike are the most common source of confusion. Find the difference early.
# What has to be ::true:: for it to work?
Every method has conditions. Knowing them is the difference between using it and hoping.
# What does ::good:: look like?
Find one example that experienced people admire. Keep it beside you while you practise.
# Where do beginners ::get stuck::?
Ask someone who is one year ahead of you. They still remember, and experts have forgotten.
> One year ahead is the best distance for a teacher.
! Write your ::own:: list
Five questions on paper turn a big subject into five small ones.
? Which question would you add?

= learn it by ::teaching:: it
Explaining is the quickest test of understanding
# Pick one ::listener::
Imagine one person you know. Explaining to somebody is easier than explaining to everybody.
# Write the ::five-line:: version
Five lines, no special terms. What you can't say simply is what you haven't understood yet.
# Mark the ::shaky:: parts
Underline every sentence you wouldn't bet on. That's your reading list.
# Show, then ::tell::
Begin with an example and name the rule afterwards. It works for listeners, and it works for you.
# Let them ::ask::
Questions from beginners go straight to the assumptions. Note the ones you couldn't answer.
! Teach ::one person:: this week
A message is enough. You'll remember what you wrote long after you forget what you read.
? Who comes to mind?

== one week, one small ::project::
A plan that fits around a full calendar
# Monday: set the ::finish line::
Describe what will exist on Friday that doesn't exist today. Keep it small enough to show somebody.
# Tuesday: gather the ::pieces::
Collect what you need in one place and stop after an hour. Searching can feel like progress.
# Wednesday: build the ::rough:: version
Get from start to end, with every shortcut you like. You can repair what you can see.
# Thursday: fix the ::worst:: part
One part will bother you most. Spend the day on it and leave the others alone.
# Friday: ::show:: it
Ask one person what they understood. Their answer decides what next week is about.
! Five days, ::one result::
A finished small thing is better proof than a started big one.
? What could you show by Friday?

= from ::stuck:: to moving
What to do when the next step isn't clear
# Say what you ::expected::
Write down what should have happened and what happened instead. Many problems dissolve at this point.
# Go back to the last thing that ::worked::
Return to solid ground and take a smaller step from there. It feels slow and it's fast.
# Cut the problem ::in half::
Find out which half the trouble is in, then cut again. A few cuts are enough for most problems.
# Ask a ::precise:: question
Say what you tried, what you saw and what you need. Precise questions get answered.
# Write down the ::way out::
You'll meet this again. Two lines today are worth an hour next month.
! Stuck is a ::stage::
Everybody who is good at this has been where you are now, many times.
? Where are you stuck right now?

+
# Give it a ::fixed time::
Twenty minutes a day is easier to keep than three hours on Sunday. Put it next to something you already do.
# ::Two sources:: are enough
Choose one to learn from and one to check against. A third mostly repeats them.
# Copy a good ::example::
Rebuild something you admire, piece by piece. Then change one piece and see what it does.
# Forgetting is ::normal::
Come back to the same point after a day, a week and a month. Each time it takes less effort.
# Find a ::second pair:: of eyes
Ask someone to watch you do it once. They'll see habits that you can't.
# Leave out the ::rare cases::
Exceptions are interesting, and they can wait. Learn what happens on most days first.
# Use it for ::something real::
Knowledge that touches your own work stays. Choose the next task where it could help.
# Measure by what you can ::do::
Pages read and videos watched don't count. Ask what you can do today that you couldn't last week.
`;
