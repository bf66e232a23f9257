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
      "The story in a few slides",
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

const companionsByKind = {
  step: [
    "Take your time with this one.",
    "Check it once before you go on.",
    "Do this before you read the next one.",
    "It takes longer the first time, and that's fine.",
    "Done? Then go on.",
    "Write down how it went.",
    "If it doesn't work at once, take a break and try again.",
    "This one is easy to forget.",
    "Keep it simple here.",
    "Leave yourself enough time for it.",
    "You'll get a feel for it.",
    "You'll know when it's right.",
    "Don't hurry this one.",
  ],
  tip: [
    "Try it for one day.",
    "Worth a try this week.",
    "Start with the easiest version of this.",
    "Which day would suit this one?",
    "Put it in your calendar.",
    "Where would it help you first?",
    "Small, and easy to begin today.",
    "Tell somebody that you'll try it.",
    "Give it a week before you judge it.",
    "What would make this one easy for you?",
    "Do it once and see how it feels.",
    "Keep it where you'll see it.",
    "You may be doing it already.",
  ],
  mistake: [
    "Have you caught yourself doing this?",
    "What would you do instead?",
    "It happens to careful people, too.",
    "Look out for it this week.",
    "When did you last see this?",
    "Easy to do, and easy to overlook.",
    "What would have helped you notice it?",
    "Who would tell you if you did it?",
    "You aren't the only one.",
    "Which habit leads to it?",
    "How would you explain it to a beginner?",
    "It's better to know it than to meet it.",
    "What would it look like done well?",
  ],
  benefit: [
    "How do you do this today?",
    "Picture it on a Monday morning.",
    "Where would you use it first?",
    "Who in your team would like this?",
    "What would you do with the time?",
    "Think of the last time you needed it.",
    "What would that change for you?",
    "Imagine one thing less to think about.",
    "Would you miss it if it were gone?",
    "See it once and judge for yourself.",
    "Ask us how it works.",
    "Try it on something small.",
    "Tell us if it fits.",
  ],
  statement: [
    "What would this change for you?",
    "Would you have expected this?",
    "Does this match what you've seen?",
    "Who should hear about this?",
    "Take a moment for this one.",
    "Keep this one in mind.",
    "What's your experience with this?",
    "Think of an example of your own.",
    "How would you see it?",
    "What does it look like where you are?",
    "Worth talking about.",
    "It's worth reading this line again.",
    "What follows from it for you?",
  ],
} as const;

const companionKinds: Readonly<Record<string, keyof typeof companionsByKind>> = {
  "educational-tutorial": "step",
  "how-to-guide": "step",
  checklist: "step",
  "listicle-tips": "tip",
  "quote-lesson": "tip",
  "mistakes-to-avoid": "mistake",
  "product-launch": "benefit",
};

/** What stands under a point that says all it has to say in its header. */
export function getCompanions(templateTypeId: string): readonly string[] {
  return companionsByKind[companionKinds[templateTypeId] ?? "statement"];
}

/** What stands over a pair of columns. */
export const pairHeaders: readonly string[] = [
  "Side by ::side::",
  "The ::difference::",
  "Look at ::both::",
  "Now ::compare::",
  "From one to the ::other::",
  "Two ::pictures::",
  "Both ::sides::",
  "Left, then ::right::",
  "See what ::changes::",
  "Hold them ::together::",
];
