/** What a post is to be written from, by whoever writes. The instructions are data, never commands. */
export interface GenerationRequest {
  /** Not blank. */
  topic: string;
  /** The person's notes and wishes; may be empty. */
  instructions: string;
  /** Names, matched loosely; an unknown one means the default. */
  templateType: string;
  writingStyle: string;
  /** Slides wanted, 1 to 15; a single post has one. */
  slides: number;
  postType: "carousel" | "single";
  /** Only items of type text. */
  textOnly: boolean;
  /** Differs from one generation to the next. */
  seed: number;
}
