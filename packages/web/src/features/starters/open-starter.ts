import { applyTemplate } from "@slideloom/core/design";
import type { Starter } from "@slideloom/core/starters";
import { focusFirstSlide } from "../../state/first-slide-focus.ts";
import { openWholePost } from "../../state/whole-post.ts";
import { startersDialog } from "./starters-dialog.ts";

/** Opens a starter as a new carousel in its template, and says what to replace. */
export function openStarter({ post, templateId, replace }: Starter): void {
  startersDialog.close();
  openWholePost({
    label: "Start from a post",
    content: post,
    restyle: (appearance) => ({
      ...appearance,
      templateId,
      design: applyTemplate(appearance.design, templateId),
    }),
    toast: {
      title: "Now put your own facts in",
      description: `Replace: ${replace.join("; ")}.`,
    },
  });
  focusFirstSlide();
}
