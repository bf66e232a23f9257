export const productLaunch = `
= ::it's here::
What it's for, how to try it, what we'd like to hear
# Why ::now::?
New things are worth your time when they remove a step you take every week. Judge this one by that.
# Start with ::one:: real task
Take something that's on your list today. A real task tells you more than any tour.
# Compare it with ::today::
Look at how you do it now, step by step. Count the steps, then count them again with this.
# Ask us the ::hard:: question
You have one reason to hesitate. Tell us what it is, and you'll get a straight answer.
# Decide after a ::week::
First impressions are loud. A week of ordinary use is a better judge.
! Have a ::look::
The best way to know is to try it on something small.
? What would you try first?

= ::meet:: the new arrival
A short introduction, without the fanfare
# Who should ::care::
If you've ever looked for a simpler way and given up, this is worth two minutes.
# Who ::shouldn't::
If what you use today makes you happy, keep it. New isn't a reason by itself.
# What to ::look at:: first
Find the part that touches your daily work. Ignore the rest until you need it.
# What to ::ask::
How do I begin, what does it cost me, how do I leave? Good answers are short.
# How to ::judge:: it
Use it once when you're in a hurry. Anything can look good on a quiet afternoon.
! Say ::hello::
Write to us. We'd like to hear what you think of it.
? What would you like to know first?

= ::ready:: when you are
Questions to ask of anything new
# Does it save a ::step::?
Not in theory, on a Tuesday. Write down the steps you take today and cross out what goes.
# Can you ::begin:: today?
A good start takes minutes. If it needs a project, it should be worth a project.
# Can you ::go back::?
Trying is easy when leaving is easy. Ask about that before you need it.
# What will ::others:: notice?
The people around you see the effect first. Ask one of them after a few days.
# What does it ::replace::?
Every new thing should make an old one unnecessary. Decide which one goes.
! Put it to the ::test::
A few questions, one small task, and you'll know.
? Which question matters most to you?

= the ::launch:: notes
What we'd want to know if we were you
# The ::short:: version
There's something new, and you can try it at your own pace. No hurry and no countdown.
# The ::reason::
New things come from a small frustration that many people describe in different words. What's yours called?
# The ::promise::
We'd rather do a few things well than many things nearly. Hold us to it.
# The ::limits::
It won't do everything on the first day. Tell us what you miss, and what you could live without.
# The ::next weeks::
We'll listen more than we talk. What you tell us first has the most influence.
! Be one of the ::first::
Early users shape what comes next.
? What should we build next?

= a ::first look::
A few minutes, a few things to notice
# Notice the ::beginning::
How long until something useful happens? That moment is the one to time.
# Notice the ::words::
Good products use your words, not their own. Count how often you have to translate.
# Notice what's ::missing::
What isn't there can be a choice. Ask whether you'd have used it.
# Notice the ::errors::
Do something wrong on purpose. How it answers tells you how it was made.
# Notice your ::shoulders::
Do they drop or rise while you use it? It's an honest measure.
! Take your ::five minutes::
Then tell us what you noticed. The critical notes help most.
? What do you notice first in something new?

= made for ::ordinary days::
Less show, more use
# The ::morning:: case
You have ten minutes and one task. This is where a tool earns its place.
# The ::handover:: case
Someone else has to continue what you began. They should understand it without a call.
# The ::bad day:: case
You're tired, and something is urgent. The right thing should still be the easy thing.
# The ::first day:: case
A new colleague sits down beside you. Explaining it should take less than a coffee.
# The ::last day:: case
You want to take your things and go. Nobody should hold them back.
! Try it on a ::Tuesday::
Ordinary days are the real demonstration.
? Which case is yours?

== what's ::new:: and what isn't
An honest announcement
# New: the ::way in::
The first minute should explain itself. If it isn't clear to you, that's our problem to fix.
# Not new: the ::need::
People have wanted this for as long as the work has existed. We're not claiming to have invented it.
# New: the ::focus::
Something new should fit a few situations well before it fits many. Look for yours.
# Not new: the ::basics::
Your time, your data, your decision. Those rules are older than any product.
# New: the ::conversation::
From today you can tell us what's wrong with it. Please do.
! See for ::yourself::
An announcement is only our side of it.
? What would make you switch?

== the ::story so far::
Why it exists and where it goes from here
# It begins with a ::complaint::
Most useful things do. Somebody says that there has to be a better way, and means it.
# Then come the ::wrong:: versions
They look good on paper. People are polite about them and don't come back.
# Then things are ::left out::
Every part that needs a long explanation has to go. What's left explains itself better.
# Now it's ::your turn::
Use it in a way nobody has thought of. Those are the stories to learn from.
# And ::after that::?
Repairs before additions. It's less exciting to announce and better to live with.
! Join at the ::beginning::
It's the time when a single message can change the plan.
? What should the next chapter be?

+
# Bring a ::colleague::
Two people see twice as much. Try it separately and compare notes.
# Keep your ::old way::
Don't move everything at once. Let both run until you trust the new one.
# Read the ::small print::
Price, limits, what happens to your work. We'd do the same.
# Set a ::date::
Decide when you'll decide. Otherwise a trial turns into a habit nobody chose.
# Tell us what ::confused:: you
You only have one first impression, and it's worth a lot to us.
# Look for the ::quiet:: parts
The best feature may be something you no longer have to think about.
# Measure it ::once::
Note how long a task takes today. In a month you'll want to know.
# Ask who ::answers::
When something goes wrong, a person should reply. Write to us and see.
`;
