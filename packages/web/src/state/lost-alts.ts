import type { Post, PostDocument } from "@slideloom/core/document";
import { create } from "zustand";

interface LostAlts {
  /** Alt texts that were deleted because their slide's words changed, by slide id. They last until the page closes. */
  alts: Readonly<Record<string, string>>;
  /** Ids of slides whose loss wasn't reported. */
  unreported: readonly string[];
}

const none: LostAlts = { alts: {}, unreported: [] };

export const useLostAlts = create<LostAlts>()(() => none);

export const forgetLostAlts = (): void => useLostAlts.setState(none);

/** Returns a slide's text without alt text and image; the first slide also shows the title. */
const readWords = ({ title, content }: Post, index: number): string =>
  JSON.stringify([
    index === 0 && title,
    { ...content[index], alt: undefined, media: undefined, layout: undefined },
  ]);

/** Remembers the alt texts that an edit deleted together with the words that they described. */
export function noteLostAlts(before: PostDocument, after: PostDocument): void {
  for (const [index, id] of after.slideIds.entries()) {
    const old = before.slideIds.indexOf(id);
    const alt = before.post?.content[old]?.alt;
    if (!before.post || !after.post || alt === undefined) continue;
    if (after.post.content[index]?.alt !== undefined) continue;
    if (readWords(before.post, old) === readWords(after.post, index)) continue;
    useLostAlts.setState(({ alts, unreported }) => ({
      alts: { ...alts, [id]: alt },
      unreported: [...unreported, id],
    }));
  }
}
