import { beforeOwnerChange, watchOwn } from "../../lib/kept/kept.ts";
import { Sync, type SyncOutcome } from "../../lib/sync/sync.ts";
import { createSyncStore } from "../../lib/sync/sync-state.ts";
import { readCarousel, useCarouselStore } from "../../state/carousel-store.ts";
import { recordStep, replaceCarousel } from "../../state/history.ts";
import { flushWords } from "../../state/open-words.ts";
import { showToast } from "../../state/toast-store.ts";
import { type LocalCopy, parseLocalCopy } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  buildRevision,
  readLocalCopy,
  removeLocalCopy,
  writeLocalCopy,
  writeSlideIndex,
} from "./local-copy-storage.ts";
import { useOpenDocument } from "./open-document-store.ts";

/** Debounce delay before changes are written, ms. */
const saveDelayMs = 300;

/** Whether this browser's storage has the latest change. A conflict is with another tab's version of the local copy. */
export const useLocalCopySync = createSyncStore<LocalCopy>();

/** Syncs the open document with its local copy in this browser's storage, which all tabs share. */
class LocalCopySync {
  /** Storage key of the open carousel's local copy; null before a document is opened. */
  #key: string | null = null;
  #knownRevision: string | null = null;
  #mayWrite = true;
  readonly #sync = new Sync<LocalCopy>(
    {
      delayMs: saveDelayMs,
      flush: flushWords,
      push: () => this.#write(),
      pull: async () => this.#findConflict(),
      say: () =>
        showToast({
          variant: "destructive",
          title: "Not saved in this browser",
          description:
            "This browser's storage is full or turned off. Export the JSON to keep your work.",
        }),
    },
    useLocalCopySync,
  );

  /** Switches to a carousel's local copy; `known` is the stored one that the editor shows, if any. */
  follow(carouselId: string | null, known: LocalCopy | null): void {
    this.#key = buildLocalCopyKey(carouselId);
    this.#mayWrite = true;
    this.accept(known);
  }

  /** Marks the shown carousel as equal to the stored local copy. */
  accept(known: LocalCopy | null): void {
    this.#knownRevision = known?.revision ?? null;
    this.#sync.accept();
  }

  /** Stops writing, because that would destroy an unreadable text that couldn't be copied to another key. */
  protect(): void {
    this.#mayWrite = false;
  }

  /** Writes a debounced change immediately. */
  writeNow(): void {
    this.#sync.pushPending();
  }

  /** Writes the open document under the key of another carousel, and then removes the former local copy. */
  move(carouselId: string): void {
    const before = this.#key;
    this.follow(carouselId, null);
    void this.#sync.push();
    if (this.#isWritten && before !== null) removeLocalCopy(before);
  }

  /** Removes the local copy once the account has every change, and ends a conflict with another tab. */
  drop(): void {
    if (this.#key !== null) removeLocalCopy(this.#key);
    this.accept(null);
  }

  /** Replaces this version with the other tab's, as an undo step. */
  loadOtherTab(): void {
    const { remoteVersion } = useLocalCopySync.getState();
    if (!remoteVersion) return;
    recordStep("Use the other version", () => replaceCarousel(remoteVersion.carousel));
    this.accept(remoteVersion);
  }

  /** Keeps this tab's version. The other tab then asks which version to keep. */
  keepThisTab(): void {
    const { remoteVersion } = useLocalCopySync.getState();
    this.#knownRevision = remoteVersion?.revision ?? this.#knownRevision;
    this.#sync.release();
    void this.#sync.push();
  }

  /** Allows writing again after the other tab's version was sent to the server. */
  forgetConflict(): void {
    if (!this.#sync.isHeld) return;
    this.#knownRevision = null;
    this.#sync.release();
    this.#sync.changed();
  }

  /** Returns false if another tab has changed the stored local copy since this tab last read or wrote it. */
  isKnown(): boolean {
    return this.#readOtherTab() === null;
  }

  /** Saves the open document in the browser continuously, until the returned function is called. */
  start(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const unsubscribe = useCarouselStore.subscribe((state, before) => {
      if (state.carousel !== before.carousel) this.#sync.changed();
      if (state.currentSlideIndex !== before.currentSlideIndex) {
        writeSlideIndex(this.#key, state.currentSlideIndex);
      }
    });
    watchOwn((isOf, text) => this.#noticeOtherTab(isOf, text), signal);
    beforeOwnerChange(() => this.#keep(), signal);
    this.#sync.watchPage(signal);
    return () => {
      unsubscribe();
      ending.abort();
      this.writeNow();
    };
  }

  get #isWritten(): boolean {
    return useLocalCopySync.getState().status === "saved";
  }

  #write(): SyncOutcome<LocalCopy> {
    if (this.#key === null) return { status: "saved" };
    if (!this.#mayWrite) return { status: "failed", failure: "" };
    const remoteVersion = this.#readOtherTab();
    if (remoteVersion) return { status: "conflict", remoteVersion };
    const revision = buildRevision();
    const link = useOpenDocument.getState().carousel ?? null;
    writeLocalCopy(this.#key, { carousel: readCarousel(), revision, link });
    this.#knownRevision = revision;
    return { status: "saved" };
  }

  /** Writes pending changes; returns true if this browser then has all of them. */
  #keep(): boolean {
    this.writeNow();
    return this.#isWritten && flushWords();
  }

  /** Returns the stored local copy if another tab has changed it. */
  #readOtherTab(): LocalCopy | null {
    const stored = this.#key === null ? null : readLocalCopy(this.#key)?.parsed;
    return stored?.ok && stored.revision !== this.#knownRevision ? stored : null;
  }

  #noticeOtherTab(isOf: (key: string) => boolean, text: string | null): void {
    if (this.#key === null || !isOf(this.#key) || text === null || !parseLocalCopy(text).ok) return;
    flushWords();
    const conflict = this.#findConflict();
    if (conflict) this.#sync.hold(conflict.remoteVersion);
  }

  #findConflict() {
    // Without unsaved changes there is no conflict. The session loads the other tab's version from the server.
    const { carousel, status } = useOpenDocument.getState();
    const remoteVersion = carousel && status === "saved" ? null : this.#readOtherTab();
    return remoteVersion && { status: "conflict" as const, remoteVersion };
  }
}

export const localCopySync = new LocalCopySync();
