import type { OnMissingMedia } from "@slideloom/core/contract/public-render";
import { RenderError, type SlideLayout } from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";

export const listMissingMedia = (layouts: readonly Pick<SlideLayout, "missingMedia">[]): string[] =>
  layouts.flatMap(({ missingMedia }) => missingMedia.map(({ message }) => message));

/** Describes every missing image with its slide and cause. */
export const describeMissingMedia = (messages: readonly string[]): string =>
  `${messages.length === 1 ? "An image is" : `${countNoun(messages.length, "image")} are`} missing. ${messages.join(". ")}.`;

/** @throws {RenderError} if images are missing and `onMissingMedia` is `fail`. */
export function requireMedia(
  layouts: readonly Pick<SlideLayout, "missingMedia">[],
  onMissingMedia: OnMissingMedia = "warn",
): void {
  const messages = onMissingMedia === "fail" ? listMissingMedia(layouts) : [];
  if (messages.length > 0) {
    throw new RenderError(describeMissingMedia(messages), { code: "missing-media" });
  }
}
