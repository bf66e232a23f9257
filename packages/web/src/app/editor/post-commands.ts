import {
  Languages,
  ListChecks,
  ListTree,
  MessageSquareQuote,
  Replace,
  Sparkles,
  Wrench,
} from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { findDialog } from "../../features/find/find-dialog.ts";
import { setFormOpen } from "../../features/making/controls/form-fold.ts";
import { wantedStep } from "../../features/making/controls/wanted-step.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { usePanels } from "./panels-store.ts";
import { openPostRewrite } from "../../features/making/post-rewrite/post-rewrite-store.ts";
import { listRepairs } from "../../features/making/post-rewrite/use-repairs.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { useFactStore } from "../../state/fact-checks.ts";
import { checkerPane } from "../../state/checker-pane.ts";
import { generationRun } from "../../state/generation-store.ts";
import { canEditSlides } from "../../state/slide-commands.ts";

/** Presses a button of the generation form, which is shown first. */
function pressInForm(step: "generate" | "outline"): void {
  usePanels.setState({ sheet: "settings" });
  setFormOpen(true);
  wantedStep.open(step);
}

/** Returns commands for making a post from the topic or source of the generation form. */
export function listMakingCommands(): Command[] {
  const common = { group: "Generate", isDisabled: generationRun.isActive };
  return [
    {
      ...common,
      id: "make.generate",
      label: "Generate",
      keywords: "write create ai topic source slides",
      icon: Sparkles,
      run: () => pressInForm("generate"),
    },
    {
      ...common,
      id: "make.outline",
      label: "Outline first",
      keywords: "plan structure topic source",
      icon: ListTree,
      run: () => pressInForm("outline"),
    },
  ];
}

export function listPostCommands(): Command[] {
  const common = { group: "Whole post", isDisabled: !canEditSlides() };
  const hasSource = (getDocument().post?.sources ?? []).length > 0;
  const hasRepairs = hasSource && listRepairs(useFactStore.getState().checks).length > 0;
  return [
    {
      group: common.group,
      id: "post.check",
      label: "Check the post",
      keywords: "findings contrast facts alt text hashtags long small",
      icon: ListChecks,
      // Waits a frame, until the closing menu has released the focus.
      run: () => requestAnimationFrame(() => checkerPane.open()),
    },
    {
      ...common,
      id: "post.find",
      label: "Find and replace…",
      keywords: "search words change all",
      icon: Replace,
      shortcut: shortcutLabel("findReplace"),
      run: findDialog.open,
    },
    {
      ...common,
      id: "post.translate",
      label: "Translate the post…",
      keywords: "language german english rewrite",
      icon: Languages,
      run: () => openPostRewrite("translate"),
    },
    {
      ...common,
      id: "post.tone",
      label: "Change the tone…",
      keywords: "style voice rewrite words",
      icon: MessageSquareQuote,
      run: () => openPostRewrite("tone"),
    },
    ...(hasRepairs
      ? [
          {
            ...common,
            id: "post.repair",
            label: "Repair the slides…",
            keywords: "facts source checks correct",
            icon: Wrench,
            run: () => openPostRewrite("repair"),
          },
        ]
      : []),
  ];
}
