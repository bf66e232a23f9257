import type { ArcTexts } from "./arc-texts.ts";

export const english: ArcTexts = {
  "educational-tutorial": `Step, Steps, 3
What you will learn: What will readers be able to do at the end?
Why it matters: What goes wrong, or takes too long, without it? Name one case.
The one idea: What is the one idea behind everything else? Use plain words.
Step {n}: What do readers do in step {n}, and how do they see that it worked?
An example: Where has this worked? Tell one real case, with a name or a number.
Where people get stuck: Where do beginners get stuck, and what gets them out?
Try it: Which exercise can readers do in less than an hour?`,
  "story-case-study": `Part, Parts, 1
What was at stake: When was the outcome most uncertain? Start there.
Where it began: Who was it, where, and what was normal before?
The problem: What stopped working, and what did it cost?
The decision: Which decision changed the course, and who made it?
Part {n}: What was done in part {n} of the story?
How it ended: What is different now? A number helps.
What to take from it: What can readers use in their own work?`,
  "listicle-tips": `Tip, Tips, 3
Who this is for: Who are these tips for, and what do they help with?
Tip {n}: What is tip {n}? Say what to do, then why, in a sentence each.
Where to start: Which tip should readers try first, and why?
Your turn: What do you want from readers: their own tip, a comment, a save?`,
  "how-to-guide": `Step, Steps, 3
What you get: What is the result, and how long does it take?
What you need: What do readers need before the first step?
Step {n}: What is step {n}? One action that starts with a verb.
How to check it: How do readers see that it worked?
If it fails: What goes wrong most often, and what helps then?
Start today: What is the first thing to do today?`,
  "myth-vs-fact": `Myth, Myths, 3
What most people believe: Which belief do most of your readers hold?
Myth {n}: What is myth {n}, and what is true instead?
Why the myths last: Why do people keep believing this?
What to do instead: What should readers believe or do from now on?`,
  "mistakes-to-avoid": `Mistake, Mistakes, 3
We all make these: Which of these mistakes did you make yourself, and when?
Mistake {n}: What does mistake {n} look like, and what is the better way?
The costly one: Which mistake costs the most, and how much?
Your turn: What do you want to ask readers about their own mistakes?`,
  checklist: `Point, Points, 1
When to use it: When should readers use this list?
Before you start: What has to be ready before the start?
Point {n}: What is point {n}? Short enough to tick off.
Before you call it done: What do people forget to check at the end?
Keep it: Where should readers keep this list, and who else needs it?`,
  "before-after": `Change, Changes, 3
What changed: How big is the difference? One sentence, ideally with a number.
Change {n}: What is change {n}: how was it before, and how is it now?
How it was done: What made the difference?
The first step: What is the first step for someone who hasn't started?`,
  "product-launch": `Benefit, Benefits, 2
What is new: What is new, in one plain sentence?
Why it exists: What problem does it solve?
Benefit {n}: What is benefit {n}, and who notices it first?
Why believe it: What shows that it works: a number, a customer, a demo?
How to get it: How do people get it, and what does it cost?
What to do now: What is the one thing readers should do now?`,
  "opinion-hot-take": `Reason, Reasons, 2
What I think: What is your position, in one sentence without a “maybe”?
The other side: What is the best argument against you?
Reason {n}: What is reason {n}? Add something you have seen yourself.
Where it does not hold: When are you wrong, or not sure?
What do you think?: Which objection do you want to hear from readers?`,
  "behind-the-scenes": `Stage, Stages, 2
What nobody sees: What do people never see?
The first version: What did the first version look like?
Stage {n}: What happens in stage {n}, and who does it?
What did not work: What went wrong on the way, and what did it cost?
Where it stands today: What works now, and what is still open?
What next?: What could readers ask you to show next?`,
  "data-insights": `Finding, Findings, 3
The surprising number: Which number surprised you most?
What was asked: What was measured, with whom, and when?
Finding {n}: What is finding {n}? The number first, then what it means.
What follows: What follows from the numbers, and what does not?
What to do with it: What should readers measure or change next?`,
  "qa-faq": `Question, Questions, 3
Who asks: Who asks these questions, and when?
Question {n}: What is the answer to question {n}? The question becomes the header.
The hard one: Which question do people hesitate to ask, and what do you answer?
What would you ask?: Where can readers send their own questions?`,
  "quote-lesson": `Lesson, Lessons, 3
In one sentence: Which sentence sums it all up?
Lesson {n}: What is lesson {n}? Short enough to remember.
On an ordinary day: What does this look like on an ordinary day?
Your lesson: Which lesson would you like readers to add?`,
};
