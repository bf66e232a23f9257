import { readJson } from "../json/json-reader.ts";
import { applySplice, type Splice } from "../json/splice.ts";
import { parsePost } from "../parse-post.ts";
import { type EditResult, NoSuchPlaceError } from "./edit-result.ts";
import { EditablePost } from "./editable-post.ts";

/**
 * Applies one change to a valid post's text; all that it does not touch stays as typed. Fails where the text, or what
 * it would become, is no valid post. Never throws.
 */
export function editPost(text: string, change: (post: EditablePost) => Splice): EditResult {
  const before = parsePost(text);
  if (!before.ok) return { ok: false, error: before.error };
  try {
    const edited = applySplice(text, change(new EditablePost(text, readJson(text).root)));
    const after = parsePost(edited);
    return after.ok ? { ok: true, text: edited } : { ok: false, error: after.error };
  } catch (error) {
    if (!(error instanceof NoSuchPlaceError)) throw error;
    const { code, message } = error;
    return { ok: false, error: { code, message } };
  }
}
