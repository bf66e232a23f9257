import { findMember } from "../json/json-node.ts";
import { placeOfMember } from "../json/json-place.ts";
import type { WrittenSlide } from "../slide-words.ts";
import type { EditablePost } from "./editable-post.ts";
import { setTextMember } from "./member.ts";

/** Sets a slide's new alt text and that of its image. An image without options gets none. */
export function setAltsOf(
  post: EditablePost,
  slideIndex: number,
  { alt, mediaAlt }: Pick<WrittenSlide, "alt" | "mediaAlt">,
): EditablePost {
  const edited = alt === undefined ? post : setTextMember(post, post.slide(slideIndex), "alt", alt);
  const slide = edited.slide(slideIndex);
  const media = findMember(slide.node, "media");
  if (mediaAlt === undefined || media?.value.kind !== "object") return edited;
  const options = { ...placeOfMember(slide, media), node: media.value };
  return setTextMember(edited, options, "alt", mediaAlt);
}
