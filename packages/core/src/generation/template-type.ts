import type { ItemType } from "../blocks/registry.ts";
import { chooseByName, findByName, type Chosen, type NamedChoice } from "./named-choice.ts";

/** One step of a template type's arc and what its slides have to do. */
export interface Beat {
  name: string;
  purpose: string;
}

/** A kind of post: what it is for and how it runs from the first slide to the last. */
export interface TemplateType extends NamedChoice {
  /** In reading order; a long post gives the middle beats several slides, a short one merges neighbours. */
  arc: readonly Beat[];
  /** The item types that don't belong in this kind of post. */
  unsuited: readonly ItemType[];
}

/** All template types; the first is the default. */
export const templateTypes: readonly [TemplateType, ...TemplateType[]] = [
  {
    id: "educational-tutorial",
    name: "Educational/Tutorial",
    description: "Teaches one thing from the ground up, so that the reader can do it afterwards.",
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
    description: "Tells what happened to somebody, and what the reader can take from it.",
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
    description: "A numbered set of short, independent pieces of advice.",
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
    description: "Exact steps to one result, in order, with what is needed beforehand.",
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
    description: "Sets common beliefs against what holds, one pair a slide.",
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
    description: "What goes wrong most often, and what to do instead.",
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
    description: "Short points to tick off before, during or after something.",
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
    description: "Two states side by side, and the change that lies between them.",
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
    description: "Introduces something new: for whom it is, what it changes, how to get it.",
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
    description: "Shows how the work is done, the unfinished parts included.",
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
    description: "Numbers with their meaning: what was measured and what follows from it.",
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
    description: "The questions people ask, each with a straight answer.",
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
    description: "A few sentences worth keeping, each with what it means in practice.",
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

/** The template type of this name, matched loosely, or null. */
export function findTemplateType(name: string): TemplateType | null {
  return findByName(templateTypes, name);
}

/** The template type of this name, matched loosely; an unknown name gives the default and a warning with the choices. */
export function chooseTemplateType(name: string): Chosen<TemplateType> {
  return chooseByName(templateTypes, "template type", name);
}
