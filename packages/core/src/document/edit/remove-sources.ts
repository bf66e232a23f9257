import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { removeMember } from "./member.ts";
import { setSourcesOf } from "./set-slide-sources.ts";

/** Removes the sources, citations and allowed words of a post, e.g. before the post is shared with others. */
export function removeSources(document: PostDocument): EditResult {
  return editDocument(document, (post) => {
    const withoutLists = ["sources", "allowed"].reduce(
      (before, name) => removeMember(before, before.root, name),
      post,
    );
    return post
      .slides()
      .nodes.reduce((before, _, slideIndex) => setSourcesOf(before, slideIndex, []), withoutLists);
  });
}
