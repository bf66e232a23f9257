import { allowText } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import { announce } from "../../lib/announcements.ts";
import { editCaption, editOwnCaption } from "../../state/caption-edits.ts";
import { getCaptions, getDocument } from "../../state/carousel-store.ts";
import { refOfCheck } from "../../state/fact-checks.ts";
import { flushWords } from "../../state/open-words.ts";
import { editPost } from "../../state/slide-edits.ts";
import { findText, setText } from "../../state/text-edits.ts";
import { showToast } from "../../state/toast-store.ts";

/** Replaces the words that a check reports, as one undo step. */
export function replaceWords(check: PostCheck, replacement: string): void {
  flushWords();
  const text = findCheckedText(check);
  const typed = text.read();
  const [start, end] = findRange(typed, check);
  if (start < 0) {
    showToast({
      variant: "warning",
      title: "Nothing was replaced",
      description: "These words have changed since the check.",
    });
    return;
  }
  if (text.write(joinWords(typed.slice(0, start), replacement, typed.slice(end)))) {
    announce(
      replacement === "" ? `Removed ${check.raw}.` : `Replaced ${check.raw} with ${replacement}.`,
    );
  }
}

/** The text that a check belongs to; `write` returns whether the text changed. */
function findCheckedText(check: PostCheck) {
  const ref = refOfCheck(check);
  const { post } = getDocument();
  if (ref) {
    return {
      read: () => (post && findText(post, ref)) ?? "",
      write: (text: string) => setText(ref, text),
    };
  }
  const { service } = check;
  return {
    read: () => (service ? getCaptions()[service] : post?.caption) ?? "",
    write: (text: string) => {
      if (service) editOwnCaption(service, text);
      else editCaption(text);
      return true;
    },
  };
}

/** Joins the texts before and after a replacement. If the replacement is empty, avoids a double space. */
function joinWords(before: string, replacement: string, after: string): string {
  if (replacement !== "") return before + replacement + after;
  if (!/^$|^\s/u.test(after)) return before + after;
  return before === "" ? after.trimStart() : before.replace(/ $/u, "") + after;
}

/** Returns the check's range, or the current range of its words if they have moved. */
function findRange(typed: string, { raw, range }: PostCheck): [start: number, end: number] {
  const [start, end] = range;
  const plain = (text: string) => text.replaceAll("::", "");
  if (plain(typed.slice(start, end)) === plain(raw)) return [start, end];
  const moved = typed.indexOf(raw);
  return [moved, moved + raw.length];
}

/** Adds the words to the post's allowed words, so that they are no longer checked. */
export function allowWords({ raw }: PostCheck): void {
  flushWords();
  const isDone = editPost({
    label: "Stop checking these words",
    change: (document) => allowText(document, { text: raw }),
  });
  if (isDone) announce(`${raw} is no longer checked.`);
}
