import type { PostDocument } from "../post-document.ts";
import type { WrittenSlide } from "../slide-words.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { removeMember, setTextMember } from "./member.ts";
import { setAltsOf } from "./set-alts.ts";
import { setWordsOf } from "./set-slide.ts";

interface NewWords {
  title?: string | undefined;
  /** Null removes the caption. */
  caption?: string | null | undefined;
  /** Slides with new words, by slide index. */
  slides: ReadonlyMap<number, WrittenSlide>;
}

/**
 * Replaces the words of several slides with their alt texts, and the title and caption if given. Everything else stays
 * as typed.
 */
export function setPostWords(
  document: PostDocument,
  { title, caption, slides }: NewWords,
): EditResult {
  const change = (post: EditablePost) => {
    let edited = post;
    if (title !== undefined) edited = setTextMember(edited, edited.root, "title", title);
    if (caption === null) edited = removeMember(edited, edited.root, "caption");
    else if (caption !== undefined) edited = setTextMember(edited, edited.root, "caption", caption);
    for (const [index, slide] of slides) edited = setWordsOf(edited, index, slide);
    return edited;
  };
  return editDocument(document, change, (post) =>
    [...slides].reduce((edited, [index, slide]) => setAltsOf(edited, index, slide), post),
  );
}
