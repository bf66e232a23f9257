import type { Starter } from "@slideloom/core/starters";
import { withTemplate } from "./with-template.ts";
import { focusFirstSlide } from "../../state/first-slide-focus.ts";
import { openWholePost } from "../../state/whole-post.ts";
import { startersDialog } from "./starters-dialog.ts";

/** Opens a starter as a new carousel in its template, and says what to replace. */
export function openStarter({ post, templateId, replace }: Starter): void {
  startersDialog.close();
  openWholePost({
    label: "Start from a post",
    content: post,
    restyle: (appearance) => withTemplate(appearance, templateId),
    toast: {
      title: "Now put your own facts in",
      description: `Replace: ${replace.join("; ")}.`,
    },
  });
  focusFirstSlide();
}
