import { isBrandShown, type Brand } from "../design/brand.ts";
import type { SlideSubject } from "./slide-subject.ts";

/** Whether a slide shows the brand. A single post shows it if any slide would. */
export function showsBrand({ post, postType, slideIndex }: SlideSubject, brand: Brand): boolean {
  if (!isBrandShown(brand)) return false;
  const { placement } = brand;
  if (postType === "single" || placement === "all") return true;
  const isCover = slideIndex === 0;
  const isClosing = slideIndex === post.content.length - 1;
  return (isCover && placement !== "closing") || (isClosing && placement !== "cover");
}
