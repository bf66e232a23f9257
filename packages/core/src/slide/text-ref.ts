/** Which words of the post a piece of text on the stage comes from. All indexes from 0. */
export type TextRef =
  | { kind: "title" }
  | { kind: "header"; slide: number }
  | { kind: "item"; slide: number; item: number; part?: "left" | "right" }
  | { kind: "summary"; slide: number }
  | { kind: "hashtag"; index: number };
