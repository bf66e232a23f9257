import type { WrittenSlide } from "../../document/slide-words.ts";
import type { Captions } from "../../carousel/captions.ts";

/** A model's reply, parsed leniently. It may have any number of slides, and texts that are too long for a slide. */
export interface ReplyDraft {
  /** Title of the post; empty if the reply has none. */
  title: string;
  hashtags: string[];
  slides: WrittenSlide[];
  /** Absent if the reply has no caption. */
  caption?: string;
  /** Captions by service; absent if the reply has none. */
  captions?: Captions;
  /** Keys of the reply whose text is in no other field of this draft; absent if there are none. */
  leftOut?: string[];
}
