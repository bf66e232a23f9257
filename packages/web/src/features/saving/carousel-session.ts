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
import { Sync, type SyncOutcome } from "../../lib/sync/sync.ts";
import { recordStep, replaceCarousel } from "../../state/history.ts";
import { flushWords } from "../../state/open-words.ts";
import { showToast } from "../../state/toast-store.ts";
import { readContent, readPostTitle, serializeContent } from "./carousel-content.ts";
import type { CarouselLink } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  keepUnsentMedia,
  readLocalCopy,
  removeLocalCopy,
} from "./local-copy-storage.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { isUploadDue, listUnsentUrls, uploadMedia } from "./upload-media.ts";
import { useUploadFailures } from "../../state/upload-failures.ts";
import { useCarouselStore } from "../../state/carousel-store.ts";

const autosaveDelayMs = 2000;

/** Syncs a carousel with the account while the editor shows it, and afterwards until its last changes are sent. */
export class CarouselSession {
  readonly #sync: Sync<CarouselResponse>;
  #link: CarouselLink;
  /** Serialized content as stored in the account; null until this session has saved or loaded the content. */
  #savedText: string | null = null;
  /** JSON of the media URLs last saved to the account. The URL of a file that failed to upload starts with `local:`. */
  #savedMedia: string | null = null;
  /** True if the last save had nothing to send but media. */
  #lacksOnlyMedia = false;
  /** Content at the time the editor left this carousel; null while it is shown. */
  #left: CarouselContent | null;
  #leftRevision: string | null;
  #followedTitle = readPostTitle();
  readonly #closing = new AbortController();

  /** `left` is the content of a carousel that the editor doesn't show. */
  constructor(
    link: CarouselLink,
    { isSaved, left = null }: { isSaved: boolean; left?: CarouselContent | null },
  ) {
    this.#link = link;
    if (isSaved) this.#noteSaved(readContent(link));
    this.#left = left;
    this.#leftRevision = left && this.#readRevision();
    this.#sync = new Sync(
      {
        delayMs: autosaveDelayMs,
        flush: () => this.#left !== null || flushWords(),
        push: (isAutosave) => this.#push(isAutosave),
        pull: () => this.#pull(),
        onSaved: () => this.#noteAllSaved(),
        onConflict: () => this.#show({ isChoosing: true }),
        say: (description) =>
          showToast({ variant: "destructive", title: "Not saved", description }),
      },
      left ? null : useOpenDocument,
      isSaved ? "saved" : "unsaved",
    );
    if (!left) this.#watch(this.#closing.signal);
  }

  /** Resolves to true if the account has every change made before this save ran, except failed uploads. */
  async save({ isAutosave } = { isAutosave: false }): Promise<boolean> {
    const isSaved = await this.#sync.push(isAutosave);
    return isSaved || (this.#lacksOnlyMedia && !this.#sync.isHeld);
  }

  change(change: Partial<Pick<CarouselLink, "title" | "status" | "accountId">>): Promise<boolean> {
    this.#setLink(change);
    this.#sync.changed();
    return this.save();
  }

  /** Loads the account's version, unless there are unsaved changes here. */
  refresh(): Promise<void> {
    return this.#sync.pull();
  }

  /** Replaces the content with the account's version, as an undo step. */
  take(remote: CarouselResponse): void {
    recordStep("Use the other version", () => replaceCarousel(remote.draft));
    const { version, title, status } = remote;
    this.#setLink({ version, title, status });
    this.#followedTitle = readPostTitle();
    this.#noteSaved(readContent(this.#link));
    this.#sync.accept();
  }

  /** Resolves a conflict by overwriting the other version. */
  keepMine(): Promise<boolean> {
    const { remoteVersion } = useOpenDocument.getState();
    if (remoteVersion) this.#setLink({ version: remoteVersion.version });
    this.#sync.release();
    return this.save();
  }

  /**
   * Ends the session when the editor leaves the carousel. If `sends`, saves the changes and resolves to whether all
   * were saved. Returns null if nothing is sent.
   */
  close({ sends }: { sends: boolean }): Promise<boolean> | null {
    localCopySync.writeNow();
    const content = this.#takeContent();
    const { isHeld } = this.#sync;
    this.#closing.abort();
    this.#leftRevision = this.#readRevision();
    this.#left = content;
    this.#sync.leave();
    return sends && !isHeld ? this.save({ isAutosave: true }) : null;
  }

  #show(state: Partial<ReturnType<typeof useOpenDocument.getState>>): void {
    if (this.#left === null) useOpenDocument.setState(state);
  }

  #setLink(change: Partial<CarouselLink>): void {
    this.#link = { ...this.#link, ...change };
    this.#show({ carousel: this.#link });
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

  async #push(isAutosave: boolean): Promise<SyncOutcome<CarouselResponse>> {
    this.#show({ isByHand: !isAutosave });
    const content = this.#takeContent();
    const isSaved = isAutosave && serializeContent(content) === this.#savedText;
    this.#lacksOnlyMedia = isSaved;
    const { accountId } = this.#link;
    const isSignedIn = readAuthToken() !== null && accountId !== null;
    if (isSaved && !(isSignedIn && this.#listUnsent(content).some(isUploadDue))) {
      return { status: "saved" };
    }
    if (!isSignedIn) return { status: "signed-out" };
    if (!isSaved) this.#sync.noteSending();
    try {
      const { mediaUrls } = content.draft;
      const sent = await uploadMedia(mediaUrls, accountId, { triesAll: !isAutosave });
      if (!isSaved || JSON.stringify(sent) !== this.#savedMedia) {
        this.#acknowledge(await this.#send(content, sent, isAutosave), content, sent);
      }
      return { status: "saved" };
    } catch (error) {
      const remoteVersion = findConflict(error);
      if (!remoteVersion) return describeLoss(error);
      if (!isSaved || !this.#sync.isClean) return { status: "conflict", remoteVersion };
      this.take(remoteVersion);
      return { status: "saved" };
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
  }

  #readRevision(): string | null {
    const stored = readLocalCopy(buildLocalCopyKey(this.#link.id))?.parsed;
    return stored?.ok ? stored.revision : null;
  }

  /** Removes the local copy. Images that couldn't be uploaded stay in this browser. */
  #noteAllSaved(): void {
    if (this.#left === null) localCopySync.drop();
    // Keeps the local copy if another tab has written it in the meantime.
    else if (this.#readRevision() === this.#leftRevision) {
      removeLocalCopy(buildLocalCopyKey(this.#link.id));
    }
    const unsent = this.#listUnsent(this.#takeContent());
    keepUnsentMedia(this.#link, unsent);
    if (unsent.some(isUploadDue)) this.#sync.retryLater();
  }

  async #pull(): Promise<SyncOutcome<CarouselResponse> | null> {
    if (readAuthToken() === null) return null;
    try {
      const remote = await fetchCarousel(this.#link.id);
      if (this.#sync.isClean && remote.version !== this.#link.version) this.take(remote);
      return null;
    } catch (error) {
      return describeLoss(error);
    }
  }

  #watch(signal: AbortSignal): void {
    this.#sync.watchPage(signal);
    const stops = [
      useCarouselStore.subscribe(({ carousel }, before) => {
        if (carousel !== before.carousel) this.#sync.changed();
      }),
      useUploadFailures.subscribe(({ retries }, before) => {
        if (retries !== before.retries) this.#sync.pushIn(0);
      }),
      onCarouselAnnounced(({ id }) => {
        if (id !== this.#link.id) return;
        localCopySync.forgetConflict();
        if (this.#sync.isClean) void this.refresh();
        else this.#sync.pushIn(0);
      }),
    ];
    signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
    });
  }
}

/**
 * Describes a carousel that is in the trash or permanently deleted.
 * @throws any other error.
 */
function describeLoss(error: unknown): SyncOutcome<never> {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
  if (!isGone) throw error;
  return { status: "deleted", failure: readErrorMessage(error) };
}
