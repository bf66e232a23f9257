import type { ItemType } from "../blocks/registry.ts";
import { chooseByName, type ChoiceResult, type NamedChoice } from "./named-choice.ts";

/** A step of a template type's arc, and the purpose of its slides. */
export interface Beat {
  name: string;
  purpose: string;
}

/** A kind of post and its arc from the first to the last slide. */
export interface TemplateType extends NamedChoice {
  /**
   * In reading order. In a long post, middle beats get several slides each; in a short post, adjacent beats share a
   * slide.
   */
  arc: readonly Beat[];
  /** Item types that don't suit this kind of post. */
  unsuited: readonly ItemType[];
}

/** All template types; the first is the default. */
export const templateTypes: readonly [TemplateType, ...TemplateType[]] = [
  {
    id: "educational-tutorial",
    name: "Educational/Tutorial",
    description: "Teaches one thing from scratch, so readers can do it themselves.",
    aliases: ["education", "teaching", "lesson plan", "explainer"],
    arc: [
      { name: "hook", purpose: "Name what the reader will be able to do at the end." },
      { name: "why", purpose: "Say why it is worth the time, in one concrete consequence." },
      { name: "idea", purpose: "Explain the one idea that everything else rests on." },
      { name: "steps", purpose: "Walk through it in order, one step a slide." },
      { name: "example", purpose: "Show it once on a real case." },
      { name: "pitfall", purpose: "Name the point where beginners get stuck." },
      { name: "next", purpose: "Give one exercise that takes less than an hour." },
    ],
    unsuited: [],
  },
  {
    id: "story-case-study",
    name: "Story/Case Study",
    description: "Tells what happened to someone and what readers can learn from it.",
    aliases: ["customer story", "success story", "narrative"],
    arc: [
      { name: "hook", purpose: "Open in the middle of the tension." },
      { name: "situation", purpose: "Who, where, and what was normal before." },
      { name: "problem", purpose: "What stopped working, and what it cost." },
      { name: "turn", purpose: "The decision that changed the course." },
      { name: "work", purpose: "What was done, in order." },
      { name: "result", purpose: "What is different now, with a number where there is one." },
      { name: "lesson", purpose: "What a reader in another place can use." },
    ],
    unsuited: ["code"],
  },
  {
    id: "listicle-tips",
    name: "Listicle/Tips",
    description: "Gives a numbered set of short, independent tips.",
    aliases: ["list", "listicles", "tip", "advice"],
    arc: [
      { name: "hook", purpose: "Promise a number of tips and who they are for." },
      { name: "tips", purpose: "One tip a slide: what to do, then why in one sentence." },
      { name: "favourite", purpose: "Say which one to try first." },
      { name: "close", purpose: "Ask for the reader's own tip." },
    ],
    unsuited: ["two-columns"],
  },
  {
    id: "how-to-guide",
    name: "How-to Guide",
    description: "Lists the exact steps to one result, and what you need before you start.",
    aliases: ["how to", "guide", "step by step", "instructions"],
    arc: [
      { name: "hook", purpose: "Name the result and roughly what it takes." },
      { name: "prepare", purpose: "List what has to be at hand first." },
      { name: "steps", purpose: "One action a slide, starting with a verb." },
      { name: "check", purpose: "How to see that it worked." },
      { name: "trouble", purpose: "What to do when it did not." },
      { name: "close", purpose: "Ask the reader to save it and to try the first step." },
    ],
    unsuited: ["two-columns"],
  },
  {
    id: "myth-vs-fact",
    name: "Myth vs Fact",
    description: "Contrasts common beliefs with the facts, one pair per slide.",
    aliases: ["myth", "myths", "myth busting", "myths and facts", "mythbusters"],
    arc: [
      { name: "hook", purpose: "Name a belief that most readers hold." },
      { name: "pairs", purpose: "One myth and one fact a slide, side by side." },
      { name: "reason", purpose: "Why the myths last." },
      { name: "close", purpose: "What to believe and do instead." },
    ],
    unsuited: ["code"],
  },
  {
    id: "mistakes-to-avoid",
    name: "Mistakes to Avoid",
    description: "Shows what often goes wrong, and what to do instead.",
    aliases: ["mistake", "mistakes", "common mistakes", "pitfalls", "errors to avoid"],
    arc: [
      { name: "hook", purpose: "Admit that everybody makes the first one." },
      { name: "mistakes", purpose: "One mistake a slide: what it looks like and the better way." },
      { name: "worst", purpose: "The one that costs most." },
      { name: "close", purpose: "Ask which one the reader has made." },
    ],
    unsuited: [],
  },
  {
    id: "checklist",
    name: "Checklist",
    description: "Lists short points to tick off before, during or after something.",
    aliases: ["check list", "to do list", "todo list"],
    arc: [
      { name: "hook", purpose: "Say when to take the list out." },
      { name: "before", purpose: "What has to be true before the start." },
      { name: "during", purpose: "What to watch on the way." },
      { name: "after", purpose: "What to check before calling it done." },
      { name: "close", purpose: "Ask the reader to save it." },
    ],
    unsuited: ["two-columns"],
  },
  {
    id: "before-after",
    name: "Before/After",
    description: "Shows two states side by side, and the change between them.",
    aliases: ["transformation", "then and now", "before and after", "before vs after"],
    arc: [
      { name: "hook", purpose: "Show the distance between the two states." },
      { name: "pairs", purpose: "One aspect a slide, before on the left, after on the right." },
      { name: "change", purpose: "What was done to get from one to the other." },
      { name: "close", purpose: "The first step for somebody who is still before." },
    ],
    unsuited: [],
  },
  {
    id: "product-launch",
    name: "Product Launch",
    description: "Introduces something new: who it's for, what it changes, how to get it.",
    aliases: ["launch", "announcement", "product announcement", "release", "new feature"],
    arc: [
      { name: "hook", purpose: "Say what is new in one plain line." },
      { name: "problem", purpose: "The situation it was made for." },
      { name: "product", purpose: "What it does, one benefit a slide." },
      { name: "proof", purpose: "Why to believe it: a number, a user, a demonstration." },
      { name: "offer", purpose: "How to get it, and what it costs." },
      { name: "close", purpose: "One clear call to action." },
    ],
    unsuited: ["code"],
  },
  {
    id: "opinion-hot-take",
    name: "Opinion/Hot Take",
    description: "Takes a position, argues for it, and invites the other side.",
    aliases: ["hot take", "unpopular opinion", "point of view", "thought leadership"],
    arc: [
      { name: "claim", purpose: "State the position without hedging." },
      { name: "usual view", purpose: "Give the other side its fairest form." },
      { name: "argument", purpose: "One reason a slide." },
      { name: "limit", purpose: "Where the position does not hold." },
      { name: "close", purpose: "Ask for the strongest objection." },
    ],
    unsuited: ["code"],
  },
  {
    id: "behind-the-scenes",
    name: "Behind the Scenes",
    description: "Shows how the work is done, including the unfinished parts.",
    aliases: ["bts", "process", "work in progress", "making of"],
    arc: [
      { name: "hook", purpose: "Open the door on something people do not see." },
      { name: "start", purpose: "What the first version looked like." },
      { name: "process", purpose: "How the work runs, one stage a slide." },
      { name: "setback", purpose: "What did not work." },
      { name: "result", purpose: "Where it stands today." },
      { name: "close", purpose: "Ask what the reader wants to see next." },
    ],
    unsuited: [],
  },
  {
    id: "data-insights",
    name: "Data/Insights",
    description: "Presents numbers and their meaning: what was measured and what follows.",
    aliases: ["data", "statistics", "stats", "research", "report"],
    arc: [
      { name: "hook", purpose: "Lead with the number that surprises." },
      { name: "question", purpose: "What was asked, of whom, and when." },
      { name: "findings", purpose: "One finding a slide, the number first." },
      { name: "meaning", purpose: "What follows, and what does not." },
      { name: "close", purpose: "What to measure or change next." },
    ],
    unsuited: ["code"],
  },
  {
    id: "qa-faq",
    name: "Q&A/FAQ",
    description: "Answers the questions people ask, one per slide.",
    aliases: ["qa", "questions and answers", "frequently asked questions", "questions", "ama"],
    arc: [
      { name: "hook", purpose: "Say whose questions these are." },
      { name: "answers", purpose: "One question as the header, the answer under it." },
      { name: "hard one", purpose: "The question people hesitate to ask." },
      { name: "close", purpose: "Ask for the next question." },
    ],
    unsuited: ["two-columns"],
  },
  {
    id: "quote-lesson",
    name: "Quote/Lesson",
    description: "Shares a few sentences worth keeping, and what they mean in practice.",
    aliases: ["quotes", "lessons", "lessons learned", "takeaways", "inspiration"],
    arc: [
      { name: "hook", purpose: "One sentence that can stand alone." },
      { name: "lessons", purpose: "One lesson a slide, short enough to remember." },
      { name: "practice", purpose: "What it looks like on an ordinary day." },
      { name: "close", purpose: "Ask which lesson the reader would add." },
    ],
    unsuited: ["code", "two-columns"],
  },
];

/**
 * Finds a template type by name, ignoring case, spaces and punctuation. An unknown name gets the default and a warning.
 */
export function chooseTemplateType(name: string): ChoiceResult<TemplateType> {
  return chooseByName(templateTypes, "template type", name);
}
