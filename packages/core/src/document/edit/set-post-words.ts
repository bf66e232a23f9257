import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";
import { setWordsOf } from "./set-slide.ts";

interface NewWords {
  title?: string | undefined;
  caption?: string | undefined;
  /** Slides with new words, by slide index. */
  slides: ReadonlyMap<number, Slide>;
}

/** Replaces the words of several slides, and the title and caption if given. Everything else stays as typed. */
export function setPostWords(
  document: PostDocument,
  { title, caption, slides }: NewWords,
): EditResult {
  return editDocument(document, (post) => {
    let edited = post;
    if (title !== undefined) edited = setTextMember(edited, edited.root, "title", title);
    if (caption !== undefined) edited = setTextMember(edited, edited.root, "caption", caption);
    for (const [index, slide] of slides) edited = setWordsOf(edited, index, slide);
    return edited;
  });
}
