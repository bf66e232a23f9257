/** A slide as a chatbot wrote it: its headline, and its text in Markdown. */
export interface RepliedSlide {
  title: string;
  body: string;
  /** Lines about the slide's look, which are left out. */
  looks: string[];
}

/** The slides of a chatbot's carousel. */
export interface SlideReply {
  slides: RepliedSlide[];
  /** Lines before and after the slides. */
  around: string[];
}

/** Puts each of several numbered steps in one line on its own line: `1. Talk 2. Agree`. */
export const splitSteps = (line: string): string =>
  /^\s*1[.)]\s.*\s2[.)]\s/u.test(line) ? line.replaceAll(/\s(?=\d{1,2}[.)]\s)/gu, "\n") : line;
