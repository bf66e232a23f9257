import type { Post } from "../document/post.ts";

const text = (value: string) => [{ type: "text", value }];

/** A post for examples of the public API. */
export const examplePost: Post = {
  title: "Five ::habits:: of people who write well",
  content: [
    {
      header: "Writing well is a habit",
      description: text("None of these takes more than ten minutes a day."),
    },
    {
      header: "Read it ::aloud::",
      description: text("Your ear finds the sentence that your eye forgives."),
      summary: "If you run out of breath, cut it.",
    },
    { header: "Which one is yours?", description: text("Tell me in the comments.") },
  ],
  hashtags: ["#Writing", "#Habits", "#Clarity"],
};
