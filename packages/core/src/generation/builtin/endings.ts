/** Ends of posts that were built from a person's notes: a header and a text. */
export const noteClosings: readonly (readonly [header: string, text: string])[] = [
  ["Over to ::you::", "You've seen all of it now. The next move is yours."],
  ["Start with ::one::", "Pick the slide that speaks to you and leave the others for later."],
  ["What comes ::next::", "Read it once more, then choose one thing for this week."],
  ["Keep this at ::hand::", "It's easier to come back to than to remember."],
  ["Before you ::go::", "The point that made you pause is probably the one to look at."],
  ["Thanks for ::reading::", "If one point stays with you, it was worth the swipe."],
  ["Now it's ::your turn::", "Things stick when you talk about them. Tell one person today."],
  ["Let's ::talk:: about it", "There's more to say than fits on a few slides."],
];

const questions: Readonly<Record<string, readonly string[]>> = {
  "educational-tutorial": [
    "Which part will you try first?",
    "Where did you get stuck when you learned this?",
    "What should be explained next?",
  ],
  "story-case-study": [
    "What would you have done?",
    "Has something like this happened to you?",
    "Which moment stays with you?",
  ],
  "listicle-tips": [
    "Which one will you try this week?",
    "What would you add?",
    "Which one do you already use?",
  ],
  "how-to-guide": [
    "Which step gives you trouble?",
    "What would you do differently?",
    "Did it work for you?",
  ],
  "myth-vs-fact": [
    "Which one did you believe?",
    "Which myth have I missed?",
    "Which one surprised you?",
  ],
  "mistakes-to-avoid": [
    "Which one have you made?",
    "Which mistake would you add?",
    "What did it teach you?",
  ],
  checklist: [
    "What's missing from the list?",
    "Which point do you always forget?",
    "What would you tick off first?",
  ],
  "before-after": [
    "Which side are you on today?",
    "What would you change first?",
    "What did your own change look like?",
  ],
  "product-launch": [
    "What would you use it for?",
    "What would you like to know about it?",
    "What should come next?",
  ],
  "opinion-hot-take": [
    "Where do you disagree?",
    "What's the best argument against this?",
    "What did I overlook?",
  ],
  "behind-the-scenes": [
    "What would you like to see next?",
    "What surprised you?",
    "How does this work where you are?",
  ],
  "data-insights": [
    "Which number surprised you?",
    "What do your own numbers say?",
    "What would you look at next?",
  ],
  "qa-faq": [
    "What would you like to ask?",
    "Which question is missing?",
    "Which answer helped you most?",
  ],
  "quote-lesson": [
    "Which one will you keep?",
    "Which line would you add?",
    "Which one did you need today?",
  ],
};

/** Questions to the reader that fit any post of a template type. */
export function getClosingQuestions(templateTypeId: string): readonly string[] {
  return questions[templateTypeId] ?? ["What do you think?"];
}
