import type { Slide } from "../post.ts";
import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { setHeader } from "./set-header.ts";
import { setSummary } from "./set-summary.ts";

/**
 * Gives a slide another header, other items and another summary, or none. Its unknown keys and the items that it has
 * already stay as typed.
 */
export function setSlide(
  text: string,
  { slideIndex, slide }: { slideIndex: number; slide: Slide },
): EditResult {
  const { header, description, summary = null } = slide;
  const headed = setHeader(text, { slideIndex, header });
  if (!headed.ok) return headed;
  const filled = editPost(headed.text, (post) => post.items(slideIndex).setItems(description));
  return filled.ok ? setSummary(filled.text, { slideIndex, summary }) : filled;
}
