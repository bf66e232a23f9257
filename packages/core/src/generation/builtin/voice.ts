import type { WritingStyle } from "../writing-style.ts";
import { splitSentences } from "./sentences.ts";

/** Sentences of a style that fit any post: one for the cover, one for the middle, one that asks for something. */
export interface VoiceLines {
  openers: readonly string[];
  asides: readonly string[];
  invitations: readonly string[];
}

const lines: Readonly<Record<string, VoiceLines>> = {
  professional: {
    openers: [
      "A short overview that you can use in your next conversation.",
      "The essentials on a few pages, in an order that makes sense.",
      "What is worth knowing, without the parts you can look up.",
      "A few minutes of reading, and a clear next step at the end.",
    ],
    asides: [
      "Worth agreeing on with the people you work with.",
      "Write this one down where others can find it.",
      "A good point to raise early.",
      "Worth coming back to in a month.",
    ],
    invitations: [
      "Save this for your next planning session.",
      "Share it with a colleague who needs it.",
      "Add your experience in the comments.",
      "Send it to the person you would discuss it with.",
    ],
  },
  conversational: {
    openers: [
      "Grab a coffee, this takes about two minutes.",
      "Here's how I'd put it if you asked me.",
      "Nothing fancy, just what I'd tell you over lunch.",
      "Let's go through it together, one thing at a time.",
    ],
    asides: [
      "I'd start with this one, to be honest.",
      "You know this one already, don't you?",
      "Yes, this is the bit I used to skip.",
      "Try it, and tell me how it goes.",
    ],
    invitations: [
      "Tell me in the comments, I read them.",
      "Send this to the friend you thought of.",
      "Save it, you'll want it on a Monday.",
      "What did I forget? Let me know.",
    ],
  },
  bold: {
    openers: [
      "No warm-up. Here's what counts.",
      "You can read this in a minute and use it for years.",
      "Most of what you've heard is noise. This isn't.",
      "Read it once. Then act on it.",
    ],
    asides: [
      "Don't skip this one.",
      "Read that again.",
      "Most people won't. You can.",
      "Simple. Not easy.",
    ],
    invitations: [
      "Pick one. Start today.",
      "Disagree? Say so in the comments.",
      "Send it to someone who needs to hear it.",
      "Save it and come back with a result.",
    ],
  },
  friendly: {
    openers: [
      "You don't need to know anything to begin, just come along.",
      "A gentle walk through it, with a stop at each point that helps.",
      "If this has been on your mind for a while, you're in good company.",
      "Take what's useful and leave the rest, that's perfectly fine.",
    ],
    asides: [
      "It's fine if this takes a few tries.",
      "Small steps count here, too.",
      "Be kind to yourself with this one.",
      "You're doing better than you think.",
    ],
    invitations: [
      "Tell us how it goes, we'd love to hear.",
      "Share it with somebody who'd be glad of it.",
      "Save it for a day when you need it.",
      "Say hello in the comments!",
    ],
  },
  inspirational: {
    openers: [
      "Everything you admire was once somebody's awkward first attempt.",
      "A year from now you'll be glad that you began today.",
      "The first step is smaller than it looks from here.",
      "Somewhere, somebody is beginning with less than you have.",
    ],
    asides: [
      "Picture the day when this feels easy.",
      "You can begin with this today.",
      "Your first version is allowed to be small.",
      "What you begin today, you'll build on tomorrow.",
    ],
    invitations: [
      "Take the first step before the day ends.",
      "Tell somebody what you're about to begin.",
      "Save this for the morning when you need it.",
      "Pass it on to someone who is about to start.",
    ],
  },
  witty: {
    openers: [
      "Shorter than a meeting, and with better snacks if you bring some.",
      "You could also learn this by accident, it just takes ten years.",
      "No diagrams with arrows pointing at themselves, I promise.",
      "Reading time: one slightly too hot cup of tea.",
    ],
    asides: [
      "Future you is reading over your shoulder and nodding.",
      "Everyone agrees with this one, right up to Monday.",
      "Yes, this one is about me.",
      "It's obvious, which is why hardly anyone does it.",
    ],
    invitations: [
      "Send this to a friend, without comment, and wait.",
      "Save it next to the other things you'll read one day.",
      "Tell me I'm wrong, preferably in full sentences.",
      "Comments are open, and mostly polite.",
    ],
  },
  minimal: {
    openers: ["In brief.", "Only what counts.", "Read, then do.", "One idea a slide."],
    asides: ["Worth knowing.", "Keep this.", "Read it twice.", "Simple, not easy."],
    invitations: ["Save it.", "Try one.", "Pass it on.", "Your turn."],
  },
  "academic-analytical": {
    openers: [
      "A brief account of the main points, their reasons and their limits.",
      "The argument in outline; the details deserve a discussion of their own.",
      "Read each point as a proposal, and test it before you rely on it.",
      "A short summary, meant as a starting point for further reading.",
    ],
    asides: [
      "This holds under ordinary conditions; exceptions deserve a closer look.",
      "The claim is modest, and that is its strength.",
      "Consider which evidence would change this view.",
      "A closer reading pays off here.",
    ],
    invitations: [
      "Counterexamples are welcome in the comments.",
      "Discuss it with someone who disagrees.",
      "Keep it at hand when you read on.",
      "Which assumption would you test first?",
    ],
  },
  storytelling: {
    openers: [
      "Picture an ordinary Tuesday, a full desk and one question that won't go away.",
      "It begins, as these things do, with somebody saying: there must be another way.",
      "Close the door for two minutes. Here's how it goes.",
      "Every beginning looks small from outside. Come in.",
    ],
    asides: [
      "Keep this picture in mind.",
      "Every story has a moment like this one.",
      "Nobody claps at this point. They should.",
      "You can almost hear the room go quiet.",
    ],
    invitations: [
      "Tell us how your story begins.",
      "Pass it on to someone in the middle of theirs.",
      "Save it for the chapter you're in.",
      "Write the next line in the comments.",
    ],
  },
};

/** The lines of a style. Throws a RangeError for a style without. */
export function getVoiceLines(styleId: string): VoiceLines {
  const voice = lines[styleId];
  if (!voice) throw new RangeError(`No voice for ${styleId}`);
  return voice;
}

const longForms: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b([Ww])on['’]t\b/g, "$1ill not"],
  [/\b([Cc])an['’]t\b/g, "$1annot"],
  [/\b([Ll])et['’]s\b/g, "$1et us"],
  [/n['’]t\b/g, " not"],
  [/\b([Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Ww]hat|[Ww]ho|[Tt]here|[Hh]ere|[Ww]here)['’]s\b/g, "$1 is"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Ww]ho|[Tt]hat|[Tt]here)['’]ll\b/g, "$1 will"],
  [/\b([Yy]ou|[Ww]e|[Tt]hey)['’]re\b/g, "$1 are"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve\b/g, "$1 have"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Tt]hat|[Ii]t|[Ww]ho)['’]d\b/g, "$1 would"],
  [/\bI['’]m\b/g, "I am"],
];

/** A framework's text in a style: long forms for the formal ones, and no more sentences than it allows. */
export function speak(
  text: string,
  style: WritingStyle,
  maxSentences = style.maxSentences,
): string {
  const sentences = splitSentences(text);
  const kept = sentences.length > maxSentences ? sentences.slice(0, maxSentences).join(" ") : text;
  if (style.contractions) return kept;
  return longForms.reduce((spoken, [pattern, form]) => spoken.replace(pattern, form), kept);
}
