import { buildReading } from "../json/json-reader.ts";
import { type PostDocument, readDocument, withParsedJson } from "../post-document.ts";
import { refuseText } from "../post-text.ts";
import { dropOutdatedFields } from "./drop-outdated-fields.ts";
import { type EditResult, NoSuchPlaceError } from "./edit-result.ts";
import { EditablePost } from "./editable-post.ts";

const invalid = { code: "invalid-post", message: "The post is not valid." };

type Change = (post: EditablePost) => EditablePost;

/**
 * Applies one change, removes outdated fields and keeps all other text as typed; `addFields` then adds fields that
 * belong to the new words. Fails if the post is invalid before or after the change, and never throws.
 */
export function editDocument(
  document: PostDocument,
  change: Change,
  addFields: Change = (post) => post,
): EditResult {
  const before = readDocument(document);
  const post = EditablePost.of(before);
  if (!post) return { ok: false, error: before.error ?? refuseText(before.text) ?? invalid };
  try {
    return finishEdit(before, addFields(dropOutdatedFields(post, change(post))));
  } catch (error) {
    if (!(error instanceof NoSuchPlaceError)) throw error;
    const { code, message } = error;
    return { ok: false, error: { code, message } };
  }
}

function finishEdit(before: PostDocument, edited: EditablePost): EditResult {
  const { text, root, identities } = edited;
  const refusal = refuseText(text);
  if (refusal) return { ok: false, error: refusal };
  const after = withParsedJson(
    { ...before, text, ...identities },
    buildReading(text, root.node, root.offset),
  );
  if (after.post) return { ok: true, document: after };
  return { ok: false, error: after.error ?? invalid };
}
