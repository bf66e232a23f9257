import { headlineLabel, listOpenPrompts, listSplits } from "@slideloom/core/document";
import { listFillableLayouts } from "@slideloom/core/slide";
import {
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  LayoutTemplate,
  ListChecks,
  MessageCircleQuestion,
  Plus,
  Presentation,
  SquareSplitVertical,
  Trash2,
  WandSparkles,
} from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { layoutTypes } from "../../lib/layout-types.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { exportRun } from "../../state/export-store.ts";
import { generationRun } from "../../state/generation-store.ts";
import { deleteWithSelection } from "../../components/slide-list/selection-keys.ts";
import { readCopiedText } from "../../state/copied-text.ts";
import { copySlides, pasteCopied } from "../../state/copy-slides.ts";
import { addSlideAfter, canEditSlides } from "../../state/slide-commands.ts";
import { getSelectedWith, selectAll } from "../../state/slide-selection.ts";
import { chooseForSlide, duplicateSlideAt, splitSlideAt } from "../../state/slide-edits.ts";
import { getLayoutSubject } from "../../state/slide-layouts.ts";
import { answerNextPrompt } from "./answer-prompt.ts";
import { getDocument, getSlideIndex, goToSlide } from "../../state/carousel-store.ts";

export function listSlideCommands(onRewrite?: (slideIndex: number) => void): Command[] {
  const { post } = getDocument();
  const index = getSlideIndex();
  const group = `Slide ${index + 1}`;
  const slide = post?.content[index];
  const halves = slide && listSplits(slide)[0];
  const isDisabled = !canEditSlides();
  const count = getSelectedWith(index).length;
  return [
    {
      id: "slide.add",
      group,
      label: "Add a slide after this one",
      keywords: "new insert",
      icon: Plus,
      shortcut: shortcutLabel("addSlide"),
      isDisabled,
      run: () => addSlideAfter(index),
    },
    {
      id: "slide.duplicate",
      group,
      label: "Duplicate this slide",
      keywords: "copy",
      icon: Copy,
      shortcut: shortcutLabel("duplicateSlide"),
      isDisabled,
      run: () => duplicateSlideAt(index),
    },
    ...(halves
      ? [
          {
            id: "slide.split",
            group,
            label: "Split this slide into two",
            keywords: "divide halves long words",
            icon: SquareSplitVertical,
            isDisabled,
            run: () => splitSlideAt(index, halves),
          },
        ]
      : []),
    ...(post && listOpenPrompts(post).length > 0
      ? [
          {
            id: "slide.prompt",
            group,
            label: "Answer the next question",
            keywords: "prompt outline fill",
            icon: MessageCircleQuestion,
            isDisabled,
            // Waits a frame, until the closing menu has released the focus.
            run: () => requestAnimationFrame(answerNextPrompt),
          },
        ]
      : []),
    ...(onRewrite
      ? [
          {
            id: "slide.rewrite",
            group,
            label: "Rewrite this slide",
            keywords: "words model instruction",
            icon: WandSparkles,
            isDisabled,
            run: () => onRewrite(index),
          },
        ]
      : []),
    ...listCopyCommands({ index, group, isDisabled }),
    {
      id: "slide.delete",
      group,
      label: count > 1 ? `Delete the ${count} selected slides` : "Delete this slide",
      keywords: "remove",
      icon: Trash2,
      isDisabled,
      run: () => deleteWithSelection(index),
    },
  ];
}

interface CommandPlace extends Pick<Command, "group" | "isDisabled"> {
  index: number;
}

/** Returns the command that inserts copied slides, if there are any. */
export function listPasteCommands(group = "Slides"): Command[] {
  if (readCopiedText() === null) return [];
  return [
    {
      id: "slide.paste",
      group,
      label: "Paste the copied slides",
      keywords: "clipboard insert other carousel",
      icon: ClipboardPaste,
      run: () => pasteCopied(),
    },
  ];
}

/** Returns commands for copying and selecting slides. */
function listCopyCommands({ index, ...common }: CommandPlace): Command[] {
  const selected = getSelectedWith(index);
  const count = selected.length;
  return [
    {
      id: "slide.copy",
      ...common,
      label: count > 1 ? `Copy the ${count} selected slides` : "Copy this slide",
      keywords: "clipboard other carousel",
      icon: ClipboardCopy,
      run: () => void copySlides(selected),
    },
    ...listPasteCommands(common.group),
    {
      id: "slide.select-all",
      ...common,
      label: "Select all slides",
      keywords: "several multiple",
      icon: ListChecks,
      run: selectAll,
    },
  ];
}

/** Returns the current slide's possible layouts. */
export function listLayoutCommands(): Command[] {
  const index = getSlideIndex();
  const subject = getLayoutSubject(index);
  if (!subject || subject.postType === "single") return [];
  const common = { group: "Layout", isDisabled: !canEditSlides() };
  return [
    {
      ...common,
      id: "layout.automatic",
      label: "Layout: Automatic",
      keywords: "arrange composition",
      icon: LayoutTemplate,
      run: () => chooseForSlide(index, "layout", null),
    },
    ...listFillableLayouts(subject).map((layout) => ({
      ...common,
      id: `layout.${layout}`,
      label: `Layout: ${layoutTypes[layout].name}`,
      keywords: "arrange composition",
      icon: layoutTypes[layout].icon,
      run: () => chooseForSlide(index, "layout", layout),
    })),
  ];
}

/** Returns a command per slide, with number and header. */
export function listSlideJumps(): Command[] {
  const isDisabled = exportRun.isActive || generationRun.isActive;
  return (getDocument().post?.content ?? []).map(({ header }, index) => ({
    id: `slide.${index}`,
    group: "Go to slide",
    label: `Slide ${index + 1}: ${headlineLabel(header) || "Untitled"}`,
    icon: Presentation,
    isDisabled,
    run: () => goToSlide(index),
  }));
}
