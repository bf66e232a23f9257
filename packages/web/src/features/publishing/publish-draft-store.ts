import type { Approver, PublicationRequest } from "@slideloom/core/contract/publications";
import type { PublicationOptions } from "@slideloom/core/networks";
import type { PublicationPayload } from "@slideloom/core/publishing";
import { create } from "zustand";
import { afterOwnerChange, readOwn, writeOwn } from "../../lib/kept/kept.ts";

/** The chosen publishing time. */
export interface WhenChoice {
  kind: "now" | "time" | "slot" | "unscheduled";
  /** `2026-12-01T09:00`, local to the time zone; empty before a time was chosen. */
  at: string;
  /** Null for the first connection's time zone. */
  timeZone: string | null;
}

export type SlideSize = NonNullable<PublicationPayload["slide_size"]>;

/** Choices and text of a publication that isn't created yet. */
export interface PublishDraft {
  /** Null before the first choice. */
  connectionIds: readonly string[] | null;
  /** Shared by all networks; null for the post's own text. */
  caption: string | null;
  /** Captions of individual connections, by connection id. */
  captions: Readonly<Record<string, string>>;
  /** Alt texts by slide index. A slide without an entry uses the slide's text. */
  altTexts: Readonly<Record<number, string>>;
  /** Slide sizes by connection id. A connection without an entry gets the network's own size. */
  sizes: Readonly<Record<string, SlideSize>>;
  /** Network options, by connection id. */
  options: Readonly<Record<string, PublicationOptions>>;
  when: WhenChoice;
  /** Who has to approve the post before it is published; null if nobody does. */
  approval: Approver | null;
  /**
   * The sent request while the outcome is unknown. The request's id is the idempotency key, so a retry doesn't publish
   * twice.
   */
  pending: PublicationRequest | null;
  /** Idempotency key for the next attempt. Reused from a failed request, because that request may still arrive late. */
  nextId: string | null;
}

const storageKey = "slideloom.publish-drafts";
/** Key of an unsaved carousel's draft. */
const unsavedKey = "unsaved";

const empty: PublishDraft = {
  connectionIds: null,
  caption: null,
  captions: {},
  altTexts: {},
  sizes: {},
  options: {},
  when: { kind: "now", at: "", timeZone: null },
  approval: null,
  pending: null,
  nextId: null,
};

/** Publication drafts by carousel id. */
type Drafts = Readonly<Record<string, PublishDraft>>;

/** Reads the drafts of this browser tab, so text survives closing the dialog and reloads. */
function readStored(): Drafts {
  try {
    const stored = JSON.parse(readOwn(storageKey, "tab") ?? "{}") as Drafts;
    // Drafts of an older version may lack newer fields.
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
    // Without storage, drafts last until the page closes.
  }
}

/** Returns a carousel's publication draft. `carouselId` is null for the unsaved carousel. */
export function usePublishDraft(carouselId: string | null): PublishDraft {
  return useDrafts((drafts) => drafts[carouselId ?? unsavedKey] ?? empty);
}

export function changePublishDraft(carouselId: string | null, change: Partial<PublishDraft>): void {
  const key = carouselId ?? unsavedKey;
  const drafts = useDrafts.getState();
  write({ ...drafts, [key]: { ...empty, ...drafts[key], ...change } });
}

/** Moves the unsaved carousel's draft to the carousel's new id. */
export function adoptPublishDraft(carouselId: string): void {
  const { [unsavedKey]: unsaved, ...drafts } = useDrafts.getState();
  if (unsaved) write({ ...drafts, [carouselId]: unsaved });
}

/** Resets accounts, time and approval after publishing; keeps the texts. */
export function finishPublishDraft(carouselId: string): void {
  const { connectionIds, when, approval, pending, nextId } = empty;
  changePublishDraft(carouselId, { connectionIds, when, approval, pending, nextId });
}
