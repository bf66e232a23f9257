import { readJson } from "../json/json-reader.ts";
import { applySplice, type Splice } from "../json/splice.ts";
import { parsePost } from "../parse-post.ts";
import type { Post } from "../post.ts";
import { findPromptItem } from "../prompts.ts";
import { type EditResult, NoSuchPlaceError } from "./edit-result.ts";
import { EditablePost } from "./editable-post.ts";
import { removeMember } from "./member.ts";

/**
 * Applies one change to a valid post's text; all that it does not touch stays as typed, but for the prompt that it
 * answers. Fails where the text, or what it would become, is no valid post. Never throws.
 */
export function editPost(text: string, change: (post: EditablePost) => Splice): EditResult {
  const before = parsePost(text);
  if (!before.ok) return { ok: false, error: before.error };
  try {
    const edited = applySplice(text, change(new EditablePost(text, readJson(text).root)));
    const after = parsePost(edited);
    if (!after.ok) return { ok: false, error: after.error };
    const answered = findAnswered(before.post, after.post);
    if (answered < 0) return { ok: true, text: edited };
    const post = new EditablePost(edited, readJson(edited).root);
    return {
      ok: true,
      text: applySplice(edited, removeMember(post, post.slide(answered), "prompt")),
    };
  } catch (error) {
    if (!(error instanceof NoSuchPlaceError)) throw error;
    const { code, message } = error;
    return { ok: false, error: { code, message } };
  }
}

/** The slide whose prompt stood before and no longer does, or -1. */
function findAnswered(before: Post, after: Post): number {
  return after.content.findIndex((slide, index) => {
    const original = before.content[index];
    return (
      original?.prompt !== undefined &&
      original.prompt === slide.prompt &&
      findPromptItem(original) >= 0 &&
      findPromptItem(slide) < 0
    );
  });
}
