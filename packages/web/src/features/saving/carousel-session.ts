import type { Carousel } from "@slideloom/core/carousel";
import type { CarouselContent, CarouselResponse } from "@slideloom/core/contract/carousels";
import { ApiError } from "../../lib/api.ts";
import { readErrorMessage } from "../../lib/error-message.ts";
import { readAuthToken } from "../../lib/kept/kept.ts";
import {
  announceCarousel,
  createCarousel,
  fetchCarousel,
  findConflict,
  onCarouselAnnounced,
  saveCarousel,
} from "../../lib/carousels.ts";
import { recordStep } from "../../state/history.ts";
import { flushWords, useOpenWords } from "../../state/open-words.ts";
import { showToast } from "../../state/toast-store.ts";
import { readContent, readPostTitle, serializeContent } from "./carousel-content.ts";
import type { CarouselLink } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  keepUnsentMedia,
  readLocalCopy,
  removeLocalCopy,
} from "./local-copy-storage.ts";
import {
  dropLocalCopy,
  forgetConflict,
  writeLocalCopyNow,
  replaceCarousel,
} from "./local-copy-sync.ts";
import { savedState, useOpenDocument } from "./open-document-store.ts";
import { isUploadDue, listUnsentUrls, uploadMedia } from "./upload-media.ts";
import { useUploadFailures } from "../../state/upload-failures.ts";
import { useCarouselStore } from "../../state/carousel-store.ts";

const autosaveDelayMs = 2000;
/** Delay before a failed save is retried, ms. */
const retryDelayMs = 20_000;

/** Syncs a carousel with the account while the editor shows it, and afterwards until its last changes are sent. */
export class CarouselSession {
  #link: CarouselLink;
  /** Serialized content as stored in the account; null until this session has saved or loaded the content. */
  #savedText: string | null;
  /** JSON of the media URLs last saved to the account. The URL of a file that failed to upload starts with `local:`. */
  #savedMedia: string | null = null;
  /** Content at the time the editor left this carousel; null while it is shown. */
  #left: CarouselContent | null = null;
  #leftRevision: string | null = null;
  #followedTitle = readPostTitle();
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Runs requests one after the other, because each needs the version that the previous one returned. */
  #queue: Promise<unknown> = Promise.resolve();
  #stopWatching: () => void;

  /** `left` is the content of a carousel that the editor doesn't show. */
  constructor(
    link: CarouselLink,
    { isSaved, left = null }: { isSaved: boolean; left?: CarouselContent | null },
  ) {
    this.#link = link;
    this.#savedText = null;
    if (isSaved) this.#noteSaved(readContent(link));
    this.#left = left;
    this.#leftRevision = left && this.#readRevision();
    this.#stopWatching = left ? () => {} : this.#watch();
  }

  /** Resolves to true if the account has every change made before this save ran, except failed uploads. */
  save({ isAutosave } = { isAutosave: false }): Promise<boolean> {
    this.#cancelTimer();
    const turn = this.#queue
      .then(() => this.#saveOnce(isAutosave))
      .catch((error: unknown) => {
        this.#handleFailure(error);
        return false;
      });
    this.#queue = turn;
    return turn;
  }

  /** Changes title, status or owner, and saves. */
  change(change: Partial<Pick<CarouselLink, "title" | "status" | "accountId">>): Promise<boolean> {
    this.#setLink(change);
    return this.save();
  }

  /** Loads the account's version, unless there are unsaved changes here. */
  refresh(): Promise<void> {
    const turn = this.#queue
      .then(() => this.#refreshOnce())
      .catch((error: unknown) => console.warn("The account's version could not be loaded.", error));
    this.#queue = turn;
    return turn;
  }

  /** Replaces the content with the account's version, as an undo step. */
  take(remote: CarouselResponse): void {
    recordStep("Use the other version", () => replaceCarousel(remote.draft));
    this.#cancelTimer();
    const { version, title, status } = remote;
    this.#setLink({ version, title, status });
    this.#followedTitle = readPostTitle();
    this.#noteSaved(readContent(this.#link));
    this.#settle();
  }

  /** Resolves a conflict by overwriting the other version. */
  keepMine(): Promise<boolean> {
    const { remoteVersion } = useOpenDocument.getState();
    if (remoteVersion) this.#setLink({ version: remoteVersion.version });
    this.#show({ ...savedState, status: "unsaved" });
    return this.save();
  }

  /**
   * Ends the session when the editor leaves the carousel. If `sends`, saves the changes and resolves to whether all
   * were saved. Returns null if nothing is sent.
   */
  close({ sends }: { sends: boolean }): Promise<boolean> | null {
    writeLocalCopyNow();
    const content = this.#takeContent();
    const isHeld = this.#isHeld;
    this.#cancelTimer();
    this.#stopWatching();
    this.#leftRevision = this.#readRevision();
    this.#left = content;
    return sends && !isHeld ? this.save({ isAutosave: true }) : null;
  }

  /** True while saving is paused for the person's choice. */
  get #isHeld(): boolean {
    const { status } = useOpenDocument.getState();
    return this.#left === null && (status === "conflict" || status === "deleted");
  }

  get #isSaved(): boolean {
    return this.#left === null && useOpenDocument.getState().status === "saved";
  }

  /** True if nothing was changed or typed since the last save. */
  get #isClean(): boolean {
    return this.#isSaved && !useOpenWords.getState().areHeld;
  }

  #show(state: Partial<ReturnType<typeof useOpenDocument.getState>>): void {
    if (this.#left === null) useOpenDocument.setState(state);
  }

  #setLink(change: Partial<CarouselLink>): void {
    this.#link = { ...this.#link, ...change };
    this.#show({ carousel: this.#link });
  }

  #cancelTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #schedule(delayMs: number): void {
    this.#cancelTimer();
    this.#timer = setTimeout(() => void this.save({ isAutosave: true }), delayMs);
  }

  /** Returns the current content. A carousel title that equals the post's title changes with the post's title. */
  #takeContent(): CarouselContent {
    if (this.#left) return this.#left;
    flushWords();
    const postTitle = readPostTitle();
    if (postTitle && this.#link.title === this.#followedTitle) this.#setLink({ title: postTitle });
    if (postTitle) this.#followedTitle = postTitle;
    return readContent(this.#link);
  }

  async #saveOnce(isAutosave: boolean): Promise<boolean> {
    if (this.#isHeld) return false;
    this.#show({ isByHand: !isAutosave });
    const content = this.#takeContent();
    const text = serializeContent(content);
    const isSaved = isAutosave && text === this.#savedText;
    const { accountId } = this.#link;
    const isSignedIn = readAuthToken() !== null && accountId !== null;
    if (isSaved && !(isSignedIn && this.#listUnsent(content).some(isUploadDue))) {
      this.#settle();
      return true;
    }
    if (!isSignedIn) {
      this.#show({ status: "signed-out" });
      return false;
    }
    if (!isSaved) this.#show({ status: "saving" });
    try {
      const { mediaUrls } = content.draft;
      const sent = await uploadMedia(mediaUrls, accountId, { triesAll: !isAutosave });
      if (isSaved && JSON.stringify(sent) === this.#savedMedia) this.#settleUnlessChanged();
      else this.#acknowledge(await this.#send(content, sent, isAutosave), content, sent);
      return true;
    } catch (error) {
      const remote = findConflict(error);
      if (remote && isSaved && this.#isClean) this.take(remote);
      else this.#handleFailure(error);
      return isSaved;
    }
  }

  async #send(
    content: CarouselContent,
    mediaUrls: Carousel["mediaUrls"],
    isAutosave: boolean,
  ): Promise<CarouselResponse> {
    const { id } = this.#link;
    const form = { ...content, draft: { ...content.draft, mediaUrls } };
    if (this.#link.version === null) {
      try {
        return await createCarousel({ id, ...form });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        // 409 means that the account already has this id. Only this browser knows the new carousel's random id, so an
        // earlier request arrived, but its response was lost.
        this.#setLink({ version: 1 });
      }
    }
    return saveCarousel(id, { version: this.#link.version ?? 1, isAutosave, ...form });
  }

  #listUnsent({ draft }: CarouselContent): string[] {
    return listUnsentUrls(draft.mediaUrls, this.#link.accountId);
  }

  #noteSaved(content: CarouselContent, mediaUrls = content.draft.mediaUrls): void {
    this.#savedText = serializeContent(content);
    this.#savedMedia = JSON.stringify(mediaUrls);
  }

  #acknowledge(
    { id, version }: CarouselResponse,
    content: CarouselContent,
    mediaUrls: Carousel["mediaUrls"],
  ): void {
    this.#setLink({ version });
    this.#noteSaved(content, mediaUrls);
    announceCarousel(id, version);
    if (this.#settleUnlessChanged()) return;
    this.#show({ status: "unsaved", failure: null });
    // If the editor has left the carousel, `close` has decided whether later changes are saved.
    if (this.#left === null) this.#schedule(autosaveDelayMs);
  }

  /** Marks everything as saved and returns true. If something changed in the meantime, only returns false. */
  #settleUnlessChanged(): boolean {
    const isCurrent = serializeContent(this.#takeContent()) === this.#savedText;
    if (isCurrent) this.#settle();
    return isCurrent;
  }

  #readRevision(): string | null {
    const stored = readLocalCopy(buildLocalCopyKey(this.#link.id))?.parsed;
    return stored?.ok ? stored.revision : null;
  }

  /** Marks everything as saved. Images that couldn't be uploaded stay in this browser. */
  #settle(): void {
    this.#show(savedState);
    if (this.#left === null) dropLocalCopy();
    // Keeps the local copy if another tab has written it in the meantime.
    else if (this.#readRevision() === this.#leftRevision) {
      removeLocalCopy(buildLocalCopyKey(this.#link.id));
    }
    const unsent = this.#listUnsent(this.#takeContent());
    keepUnsentMedia(this.#link, unsent);
    if (this.#left === null && unsent.some(isUploadDue)) this.#schedule(retryDelayMs);
  }

  #handleFailure(error: unknown): void {
    if (this.#left) return;
    // Adds text typed during the request to this browser's version, which the person may choose in a conflict.
    flushWords();
    const remoteVersion = findConflict(error);
    if (remoteVersion) return this.#show({ status: "conflict", remoteVersion, isChoosing: true });
    const status = error instanceof ApiError ? error.status : null;
    // The session has ended, which `useSessionEnd` handles.
    if (status === 401) return this.#show({ status: "signed-out" });
    const failure = readErrorMessage(error);
    if (isGone(error)) return this.#show({ status: "deleted", failure });
    const isNew = useOpenDocument.getState().failure !== failure;
    this.#show({ status: status === 0 ? "offline" : "failed", failure });
    if (status === 0 || status === 429 || (status ?? 500) >= 500) this.#schedule(retryDelayMs);
    if (status === 0 || !isNew) return;
    showToast({ variant: "destructive", title: "Not saved", description: failure });
  }

  async #refreshOnce(): Promise<void> {
    if (!this.#isClean || readAuthToken() === null) return;
    try {
      const remote = await fetchCarousel(this.#link.id);
      if (this.#isClean && remote.version !== this.#link.version) this.take(remote);
    } catch (error) {
      if (isGone(error) && this.#isClean) this.#handleFailure(error);
    }
  }

  #noteChange(): void {
    if (this.#isHeld) return;
    if (this.#isSaved) this.#show({ status: "unsaved" });
    this.#schedule(autosaveDelayMs);
  }

  #watch(): () => void {
    const stops = [
      useCarouselStore.subscribe(({ carousel }, before) => {
        if (carousel !== before.carousel) this.#noteChange();
      }),
      useUploadFailures.subscribe(({ retries }, before) => {
        if (retries !== before.retries) this.#schedule(0);
      }),
      onCarouselAnnounced(({ id }) => {
        if (id !== this.#link.id) return;
        forgetConflict();
        if (this.#isClean) void this.refresh();
        else this.#schedule(0);
      }),
    ];
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("online", () => this.#schedule(0), { signal });
    const noticeVisibility = () => {
      flushWords();
      if (document.visibilityState === "visible") void this.refresh();
      else if (this.#timer !== null) void this.save({ isAutosave: true });
    };
    document.addEventListener("visibilitychange", noticeVisibility, { signal });
    return () => {
      listeners.abort();
      for (const stop of stops) stop();
    };
  }
}

/** Returns true if the carousel is in the trash or permanently deleted. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
