import type { Post, Slide } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { CaptionService } from "@slideloom/core/networks";
import { type PostTextRef, type TextRef, textRefKey } from "@slideloom/core/slide";
import type { VoiceLikeness } from "@slideloom/core/voice";
import { useMemo } from "react";
import { create } from "zustand";

export interface FactState {
  checks: readonly PostCheck[];
  /** How closely the post matches the account's writing style; null if the account has none. */
  likeness: VoiceLikeness | null;
  /** The post that the checks belong to; null before the first check. */
  post: Post | null;
  /** Checks again; null unless the last check failed. */
  retry: (() => void) | null;
  /** Why the last check failed, for people; null if unknown. */
  failure: string | null;
}

export const unchecked: FactState = {
  checks: [],
  likeness: null,
  post: null,
  retry: null,
  failure: null,
};

export const useFactStore = create<FactState>()(() => unchecked);

export const noChecks: readonly PostCheck[] = [];

/** Returns the checks of each slide. If a slide has changed since the last check, the slide's list is empty. */
export function useChecksBySlide(slides: readonly Slide[]): (readonly PostCheck[])[] {
  const { checks, post } = useFactStore();
  return useMemo(() => {
    return slides.map((slide, index) => {
      if (post?.content[index] !== slide) return noChecks;
      const own = checks.filter(({ slide: at, field }) => at === index && field !== "caption");
      return own.length === 0 ? noChecks : own;
    });
  }, [checks, post, slides]);
}

/** Returns the checks of a service's own caption, or of the post's caption if `service` is null. */
export function useCaptionChecks(service: CaptionService | null): readonly PostCheck[] {
  const checks = useFactStore((state) => state.checks);
  return useMemo(() => {
    const own = checks.filter(
      (found) => found.field === "caption" && (found.service ?? null) === service,
    );
    return own.length === 0 ? noChecks : own;
  }, [checks, service]);
}

/** Returns the reference of the text that a check belongs to; null for captions. */
export function refOfCheck({ slide, field, item = 0, part }: PostCheck): PostTextRef | null {
  if (field === "caption") return null;
  if (field === "title") return { kind: "title" };
  if (field !== "description") return { kind: field, slide };
  return { kind: "item", slide, item, ...(part !== undefined && { part }) };
}

/** Returns the checks of a text, even if its words have changed since they were checked. */
export function useTextChecks(ref: TextRef): readonly PostCheck[] {
  const checks = useFactStore((state) => state.checks);
  const key = textRefKey(ref);
  return useMemo(() => {
    const own = checks.filter((found) => {
      const at = refOfCheck(found);
      return at !== null && textRefKey(at) === key;
    });
    return own.length === 0 ? noChecks : own;
  }, [checks, key]);
}
