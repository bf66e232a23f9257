import type { Post, WrittenSlide } from "@slideloom/core/document";
import {
  finishSlide,
  readAlts,
  readReplySlide,
  type SlideAllowance,
} from "@slideloom/core/writing";
import type { ReadAnswer } from "../text-generator.ts";
import { readObject } from "./read-plan.ts";

export interface RepairReply {
  reply: string;
  post: Post;
  allowance: SlideAllowance;
  /** Indexes of the slides with problems. */
  indexes: readonly number[];
}

/** Reads the new versions of slides with problems, by slide index. */
export function readRepair({
  reply,
  post,
  allowance,
  indexes,
}: RepairReply): ReadAnswer<Map<number, WrittenSlide>> {
  const object = readObject(reply, ["slides"]);
  const repaired = new Map<number, WrittenSlide>();
  for (const value of [object?.["slides"]].flat()) {
    if (typeof value !== "object" || value === null) continue;
    const { slide: number, words }: Record<string, unknown> = { ...value };
    const slide = readReplySlide(words ?? value);
    const index = Number(number) - 1;
    const before = post.content[index];
    if (slide && slide.description.length > 0 && before && indexes.includes(index)) {
      const { alt: _alt, ...finished } = finishSlide(slide, allowance);
      repaired.set(index, { ...finished, ...readAlts(before, slide) });
    }
  }
  if (repaired.size > 0) return { answer: repaired, problems: [] };
  return { answer: null, problems: ["It held none of the slides that were named."] };
}
