/** How a template type frames a person's own notes. */
export interface NoteFrame {
  /** What one point is called, several are called, and what follows their number in a title; null where they aren't counted. */
  unit: { one: string; many: string; titleTail: string } | null;
  /** Headers of the cover. */
  subtitles: readonly string[];
}

const frames: Readonly<Record<string, NoteFrame>> = {
  "educational-tutorial": {
    unit: { one: "Step", many: "Steps", titleTail: "steps to ::learn::" },
    subtitles: [
      "The parts that matter, in order",
      "Step by step, at your own pace",
      "What to know and what to try",
      "From the first step to the last",
    ],
  },
  "story-case-study": {
    unit: null,
    subtitles: [
      "What happened, in order",
      "From the beginning",
      "A true story in a few slides",
      "And what can be learned from it",
    ],
  },
  "listicle-tips": {
    unit: { one: "Tip", many: "Tips", titleTail: "tips to ::keep::" },
    subtitles: [
      "Short, useful and easy to try",
      "Take one, leave the rest",
      "One idea at a time",
      "Swipe through and pick yours",
    ],
  },
  "how-to-guide": {
    unit: { one: "Step", many: "Steps", titleTail: "steps to ::follow::" },
    subtitles: ["Step by step", "From start to finish", "In the order that works", "Follow along"],
  },
  "myth-vs-fact": {
    unit: { one: "Myth", many: "Myths", titleTail: "::myths:: and what holds" },
    subtitles: [
      "What is said and what holds",
      "Guess before you swipe",
      "Side by side",
      "A closer look at what people say",
    ],
  },
  "mistakes-to-avoid": {
    unit: { one: "Mistake", many: "Mistakes", titleTail: "mistakes to ::avoid::" },
    subtitles: [
      "So that you don't have to make them",
      "Easy to make, good to know",
      "Learn them here instead",
      "Which of these do you know?",
    ],
  },
  checklist: {
    unit: { one: "Point", many: "Points", titleTail: "points to ::check::" },
    subtitles: [
      "Tick them off one by one",
      "Before you call it done",
      "Save it and use it",
      "So that nothing is forgotten",
    ],
  },
  "before-after": {
    unit: null,
    subtitles: ["Side by side", "Then and now", "What changed", "The difference, up close"],
  },
  "product-launch": {
    unit: null,
    subtitles: [
      "What's new",
      "A first look",
      "Here's what it does",
      "What it is and how to get it",
    ],
  },
  "opinion-hot-take": {
    unit: { one: "Reason", many: "Reasons", titleTail: "::reasons:: to think again" },
    subtitles: [
      "My view, and why",
      "Read to the end before you disagree",
      "Here's where I stand",
      "An opinion, with reasons",
    ],
  },
  "behind-the-scenes": {
    unit: null,
    subtitles: [
      "A look behind the curtain",
      "How it's really done",
      "What you don't usually see",
      "Come in and have a look",
    ],
  },
  "data-insights": {
    unit: { one: "Finding", many: "Findings", titleTail: "::findings:: worth a look" },
    subtitles: [
      "What the numbers say",
      "The findings, one by one",
      "And what follows from it",
      "Read the numbers with us",
    ],
  },
  "qa-faq": {
    unit: { one: "Question", many: "Questions", titleTail: "questions, ::answered::" },
    subtitles: [
      "Straight answers",
      "What people ask most",
      "Asked and answered",
      "One question at a time",
    ],
  },
  "quote-lesson": {
    unit: { one: "Lesson", many: "Lessons", titleTail: "lessons to ::keep::" },
    subtitles: [
      "Short enough to remember",
      "One line at a time",
      "Worth reading twice",
      "Take one with you",
    ],
  },
};

/** The frame of a template type. Throws a RangeError for one without. */
export function getNoteFrame(templateTypeId: string): NoteFrame {
  const frame = frames[templateTypeId];
  if (!frame) throw new RangeError(`No frame for ${templateTypeId}`);
  return frame;
}

/** What stands over prose that has no headline of its own. */
export const neutralHeaders: readonly string[] = [
  "Worth ::knowing::",
  "Look ::closer::",
  "In ::other words::",
  "The ::background::",
  "And ::then::",
  "To be ::precise::",
  "What it ::means::",
  "The next ::part::",
  "A closer ::look::",
  "More to ::the point::",
  "Keep this in ::mind::",
  "A ::detail:: that counts",
  "Read this ::twice::",
  "One ::level:: deeper",
  "On ::that note::",
  "Before you ::go on::",
];

/** What stands under a point that says all it has to say in its header; each is for the reader. */
export const companions: readonly string[] = [
  "Where would you apply this first?",
  "What does this look like in your own case?",
  "Who should hear about this?",
  "Does this match what you have seen?",
  "Think of the last time you met this.",
  "How would you explain this to a newcomer?",
  "Take a moment for this one.",
  "Keep it in mind for the rest of the week.",
  "Is this how you do it today?",
  "It is worth reading this line again.",
  "What would change for you?",
  "Note it down if it is new to you.",
  "Would you have expected this?",
  "Try to recall an example of your own.",
  "Compare it with how you see it now.",
];

/** What stands over a pair of columns. */
export const pairHeaders: readonly string[] = [
  "Side by ::side::",
  "The ::difference::",
  "Look at ::both::",
  "Now ::compare::",
  "From one to the ::other::",
  "Two ::pictures::",
  "Another ::pair::",
  "Left, then ::right::",
  "See what ::changes::",
  "Once more, ::compared::",
];
