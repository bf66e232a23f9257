import type { PublicationRequest } from "@slideloom/core/contract";
import type { PublicationOptions } from "@slideloom/core/publishing";
import { create } from "zustand";
import { afterOwnerChange, readOwn, writeOwn } from "../../lib/kept/kept.ts";

/** When to publish, as it is chosen. */
export interface WhenChoice {
  kind: "now" | "time" | "slot" | "unscheduled";
  /** `2026-12-01T09:00` on the wall clock of the time zone; empty before a time was chosen. */
  at: string;
  /** Null for that of the first connection. */
  timeZone: string | null;
}

/** What was chosen and typed of a publication that is not made yet. */
export interface PublishDraft {
  /** Null before anything was chosen. */
  connectionIds: readonly string[] | null;
  /** For all networks; null for the post's own words. */
  caption: string | null;
  /** Of single connections. */
  captions: Readonly<Record<string, string>>;
  /** By the slide's index; a slide without one has its words. */
  altTexts: Readonly<Record<number, string>>;
  /** What networks let people choose besides, by connection. */
  options: Readonly<Record<string, PublicationOptions>>;
  when: WhenChoice;
  /** What was sent, with its id, while nobody knows whether it arrived: sent again as it was, it publishes once. */
  pending: PublicationRequest | null;
  /** That of a request that the server doesn't have: with it, a late arrival and the next try are one publication. */
  nextId: string | null;
}

const storageKey = "slideloom.publish-drafts";
/** Of a carousel that was never saved. */
const unsavedKey = "unsaved";

const empty: PublishDraft = {
  connectionIds: null,
  caption: null,
  captions: {},
  altTexts: {},
  options: {},
  when: { kind: "now", at: "", timeZone: null },
  pending: null,
  nextId: null,
};

/** By the carousel's id. */
type Drafts = Readonly<Record<string, PublishDraft>>;

/** Kept for the tab: what was typed outlives the dialog, and a reload. */
function readStored(): Drafts {
  try {
    const stored = JSON.parse(readOwn(storageKey, "tab") ?? "{}") as Drafts;
    // A page of an older version may have left some that lack what came later.
    return Object.fromEntries(
      Object.entries(stored).map(([id, draft]) => [id, { ...empty, ...draft }]),
    );
  } catch {
    return {};
  }
}

const useDrafts = create<Drafts>()(readStored);
afterOwnerChange(() => useDrafts.setState(readStored(), true));

function write(drafts: Drafts): void {
  useDrafts.setState(drafts, true);
  try {
    writeOwn(storageKey, JSON.stringify(drafts), "tab");
  } catch {
    // They stay until the page is left.
  }
}

/** What is prepared of a carousel; null stands for one that was never saved. */
export function usePublishDraft(carouselId: string | null): PublishDraft {
  return useDrafts((drafts) => drafts[carouselId ?? unsavedKey] ?? empty);
}

export function changePublishDraft(carouselId: string | null, change: Partial<PublishDraft>): void {
  const key = carouselId ?? unsavedKey;
  const drafts = useDrafts.getState();
  write({ ...drafts, [key]: { ...empty, ...drafts[key], ...change } });
}

/** What was prepared before the first save is the saved carousel's from now on. */
export function adoptPublishDraft(carouselId: string): void {
  const { [unsavedKey]: unsaved, ...drafts } = useDrafts.getState();
  if (unsaved) write({ ...drafts, [carouselId]: unsaved });
}

/** Once it is published: the words stay for the next time, where and when are chosen anew. */
export function finishPublishDraft(carouselId: string): void {
  const { connectionIds, when, pending, nextId } = empty;
  changePublishDraft(carouselId, { connectionIds, when, pending, nextId });
}
