import type { CarouselLayoutName } from "../../layouts/layout-names.ts";
import type { SlideAlign, SlideGround } from "../../layouts/slide-grounds.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { removeMember, setTextMember } from "./member.ts";

/** The fields of a slide that have one of a few values. */
export interface SlideChoices {
  layout: CarouselLayoutName;
  ground: SlideGround;
  align: SlideAlign;
}

/** Sets a slide's layout, background or alignment; null makes it automatic. */
export function setSlideChoice<Name extends keyof SlideChoices>(
  document: PostDocument,
  { slideIndex, name, value }: { slideIndex: number; name: Name; value: SlideChoices[Name] | null },
): EditResult {
  return editDocument(document, (post) => {
    const slide = post.slide(slideIndex);
    if (value === null) return removeMember(post, slide, name);
    return setTextMember(post, slide, name, value);
  });
}
