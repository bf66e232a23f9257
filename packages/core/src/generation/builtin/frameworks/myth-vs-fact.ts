export const mythVsFact = `
= what people ::get wrong::
Beliefs that keep beginners away
# You need ::talent::
Myth: Some people have it and others don't. | Fact: Everyone who's good at it has a drawer of poor first attempts.
# You need to know ::everything::
Myth: First you learn it all, then you begin. | Fact: You need the next step. The rest makes sense later.
# It takes ::too much time::
Myth: You need whole free days. | Fact: Twenty minutes, often, take you further than a weekend, once.
# There's ::one right way::
Myth: Experts all do it the same way. | Fact: Ask three of them and you get three answers that work.
# It's too ::late:: to start
Myth: The others are years ahead. | Fact: Their guides, mistakes and shortcuts are there for you to use.
! Which one did ::you:: believe?
Beliefs are easier to drop once they're written down.
? Which of these did you believe longest?

= ::myth:: or fact?
Guess before you swipe
# More ::effort:: means better results
Myth: Whoever works longest wins. | Fact: Effort in the wrong place only makes you tired. Direction comes first.
# ::Mistakes:: mean it's not for you
Myth: Good people get it right. | Fact: Good people notice sooner and repair faster.
# The newest ::tool:: will fix it
Myth: You lack the right equipment. | Fact: A tool speeds up whatever you do already, good or bad.
# Asking makes you look ::weak::
Myth: Professionals work it out alone. | Fact: They know whom to ask, and they ask early.
# ::Rules:: have to be followed
Myth: Best practice is best everywhere. | Fact: Every rule had a reason. Know the reason and you know when to break it.
! How many did you ::guess::?
If one surprised you, that's the one to think about today.
? Which answer surprised you?

= the ::comfortable:: lies
What we like to believe, and what helps more
# I'll start when it's ::quiet::
Myth: Next month there will be time. | Fact: Next month looks like this month. Make it smaller instead.
# I have to ::feel like it::
Myth: Motivation comes first. | Fact: It usually arrives about five minutes after you begin.
# I need a ::better plan::
Myth: A good plan prevents surprises. | Fact: A short plan and a quick first test find them.
# Everyone else ::knows::
Myth: The others are sure of themselves. | Fact: Most of them are glad when somebody asks.
# It's ::only me::
Myth: My case is special. | Fact: Your details are your own. Your problem has very likely been solved.
! Comfort has a ::price::
None of these beliefs is a crime. Each of them costs a little time every week.
? Which one sounds most like you?

= ::half true:: is the hardest part
Why sensible people believe these
# Start ::simple::
Half true: Simple things are easy. | Whole truth: Simple is what remains after somebody did the hard thinking.
# Trust your ::gut::
Half true: Intuition is quick and often right. | Whole truth: It's right where you have practice. Elsewhere it guesses.
# ::Consistency:: is everything
Half true: Keep going and it will come. | Whole truth: Keep going and keep looking. Repeating an error makes it stronger.
# The ::details:: matter
Half true: Quality lies in the details. | Whole truth: Some details. The skill is knowing which ones.
# ::Fail:: fast
Half true: Failing teaches you. | Whole truth: Looking at a failure teaches you. The failing alone just hurts.
! Look for the ::other half::
When advice fits on a mug, ask what was left out.
? Which half truth would you add?

= think ::twice:: about these
Popular beliefs, tested on an ordinary day
# It works for ::them::
Myth: Copy what the best do. | Fact: You see what they do now. Ask what they did at your stage.
# ::Bigger:: is better
Myth: Think big from the first day. | Fact: Start where a failure is cheap and grow what holds.
# ::Speed:: is a talent
Myth: Some people are simply fast. | Fact: They skip what they don't need, and prepare what they do.
# ::Perfect:: is the goal
Myth: It isn't ready until it's flawless. | Fact: It's ready when someone can use it.
# ::Silence:: means agreement
Myth: Nobody objected, so all is well. | Fact: Ask one person directly, and you'll hear what all of them think.
! Ordinary days ::decide::
A belief that only holds under perfect conditions isn't much help.
? Which one have you seen at work?

= beliefs with an ::expiry date::
True once, worth checking today
# You have to be ::an expert::
Then: Only specialists could do it. | Now: Much of the knowledge is a search and an honest question away.
# You have to be ::there::
Then: Everything happened in one room. | Now: Good notes let people take part who weren't in it.
# You have to ::own:: it
Then: Buy it before you try it. | Now: Borrow, share, test, and decide after that.
# You have to do it ::alone::
Then: One name on the door. | Now: The good results have several parents.
# You have to ::finish school:: first
Then: Learning came before working. | Now: The two go on side by side, for everybody.
! Check the ::date::
Before you repeat a rule, ask when it was last true.
? Which rule has expired for you?

= what ::beginners:: hear
And what somebody should tell them
# It's ::easy::
They hear: Anyone can do it in a day. | Better: It's learnable. It'll feel hard for a while, and that's normal.
# It's ::hard::
They hear: Leave it to the professionals. | Better: Parts of it are hard. Begin with the others.
# You should ::love:: it
They hear: Passion comes first. | Better: Interest grows with skill. Curious is enough for a start.
# You must ::decide:: now
They hear: Choose right or lose years. | Better: Choose something you can change, and begin.
# You'll need the ::right people::
They hear: It's all about connections. | Better: Do useful work in the open. The people come along with it.
! Pass on the ::better:: half
Somebody near you is hearing the other one today.
? What should somebody have told you?

= ::question:: the obvious
Things that sound right
# ::More choice:: helps
Myth: Keep every option open. | Fact: Two good options lead to a decision. Twenty lead to a spreadsheet.
# ::Busy:: means productive
Myth: A full calendar is a good sign. | Fact: Ask what was finished this week. That's the number.
# ::Experience:: beats all
Myth: Years make you good. | Fact: Years with feedback do. Without it, it's the same year again.
# ::Later:: is cheaper
Myth: We can fix that afterwards. | Fact: Sometimes you can. Ask how many people will have copied it by then.
# ::Numbers:: don't lie
Myth: The figures speak for themselves. | Fact: They answer the question they were asked. Check the question.
! Obvious things deserve a ::second look::
It takes a minute, and now and then it saves a year.
? What obvious thing do you doubt?

+
# Why myths ::last::
A myth is short, easy to repeat and almost right. The correction needs a second sentence, and few people wait for it.
# How to ::test:: a belief
Ask what you would see if it were wrong. Then look for exactly that.
# How to ::correct:: someone kindly
Begin with the part they have right. Nobody listens while they feel foolish.
# It was always ::like this::
Myth: Tradition proves it. | Fact: It proves that it was good enough for somebody, at some time.
# It has to ::hurt::
Myth: No pain, no progress. | Fact: Some discomfort is normal. Pain is information.
# You can't ::change:: it anyway
Myth: The system decides. | Fact: Not all of it. Look for the part that's within your reach.
# You'd ::notice:: if it were wrong
Myth: Errors are obvious. | Fact: The expensive ones look exactly like everyday work.
# You need ::permission::
Myth: Someone has to approve it. | Fact: A small, careful test needs far less approval than you think.
`;
