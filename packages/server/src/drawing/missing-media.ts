import type { OnMissingMedia } from "@slideloom/core/contract";
import { RenderError, type SlideLayout } from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";

/** What is missing on those slides, one message each; empty where nothing is. */
export const listMissingMedia = (layouts: readonly Pick<SlideLayout, "missingMedia">[]): string[] =>
  layouts.flatMap(({ missingMedia }) => missingMedia.map(({ message }) => message));

/** Names every picture that is missing, with its slide and the cause. */
export const describeMissingMedia = (messages: readonly string[]): string =>
  `${messages.length === 1 ? "A picture is" : `${countNoun(messages.length, "picture")} are`} missing. ${messages.join(". ")}.`;

/** Throws a `RenderError` where something is missing that must not be. */
export function requireMedia(
  layouts: readonly Pick<SlideLayout, "missingMedia">[],
  onMissingMedia: OnMissingMedia = "warn",
): void {
  const messages = onMissingMedia === "fail" ? listMissingMedia(layouts) : [];
  if (messages.length > 0) {
    throw new RenderError(describeMissingMedia(messages), { code: "missing-media" });
  }
}
