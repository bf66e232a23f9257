import type { Carousel } from "@slideloom/core/carousel";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { ApiError } from "../../lib/api.ts";
import { buildUuid } from "../../lib/build-uuid.ts";
import { fetchCarousel } from "../../lib/carousels.ts";
import { buildEditorPath } from "../../lib/editor-path.ts";
import { goTo } from "../../lib/go-to.ts";
import { getPageOwner } from "../../lib/kept/kept.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { savedState } from "../../lib/sync/sync-state.ts";
import { generationRun } from "../../state/generation-store.ts";
import type { HistoryState } from "../../state/history.ts";
import { flushWords } from "../../state/open-words.ts";
import { showToast } from "../../state/toast-store.ts";
import { allowRetries, forgetUploadFailures } from "../../state/upload-failures.ts";
import { cleanTitle } from "./carousel-content.ts";
import { buildDraftLink } from "./draft-link.ts";
import { CarouselSession } from "./carousel-session.ts";
import type { CarouselLink } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  keepAsChange,
  listOlderDraftKeys,
  readLocalCopy,
} from "./local-copy-storage.ts";
import { forgetHistory, keepHistory } from "./left-history.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { type Obstacle, useOpenDocument } from "./open-document-store.ts";
import { beginUnsavedCarousel, openChanges, openUnsavedCarousel } from "./show-local-copy.ts";

let session: CarouselSession | null = null;

/** Closed carousels whose changes are still being sent. */
const sending = new Map<string, Promise<boolean>>();

function leave({ sends }: { sends: boolean }): void {
  generationRun.cancel();
  flushWords();
  const { carousel } = useOpenDocument.getState();
  if (carousel && session) {
    if (sends) keepHistory(carousel.id);
    else forgetHistory();
    follow(carousel, session.close({ sends }));
  }
  session = null;
}

/** Shows a toast if a closed carousel could not be saved. */
function follow({ id, title }: CarouselLink, sent: Promise<boolean> | null): void {
  if (!sent) return;
  sending.set(id, sent);
  void sent.then((isSaved) => {
    if (sending.get(id) === sent) sending.delete(id);
    if (isSaved || useOpenDocument.getState().carousel?.id === id) return;
    showToast({
      variant: "warning",
      title: "Not saved to your account yet",
      description: `Your last changes to “${title}” are kept in this browser. Open the carousel to save them.`,
      action: { label: "Open", run: () => goTo(buildEditorPath(id)) },
    });
  });
}

/** Saves a carousel that the editor doesn't show. This browser keeps the carousel until the account has it. */
export function sendInBackground(link: CarouselLink, draft: Carousel): void {
  const { title, status } = link;
  const unseen = new CarouselSession(link, { isSaved: false, left: { title, status, draft } });
  follow(link, unseen.save());
}

/** Leaves the open document and starts an unsaved carousel, which `show` displays. The page goes to `/create`. */
export function beginUnsaved(show: () => void, history: HistoryState): void {
  leave({ sends: true });
  useOpenDocument.setState({ carousel: null, opening: null, ...savedState });
  beginUnsavedCarousel(show, history);
}

export function openUnsaved(): void {
  const { carousel, opening } = useOpenDocument.getState();
  if (carousel === null && !opening) return useOpenDocument.setState({ address: null });
  leave({ sends: true });
  openUnsavedCarousel();
  useOpenDocument.setState({ carousel: null, address: null, opening: null, ...savedState });
}

/** Opens a saved carousel: its unsent changes, else the account's version. */
export async function openCarousel(id: string, accountId: string | null): Promise<void> {
  if (useOpenDocument.getState().carousel?.id === id) return resume(accountId);
  leave({ sends: true });
  useOpenDocument.setState({
    carousel: undefined,
    address: id,
    opening: { id, obstacle: "loading", message: "" },
  });
  if (sending.has(id)) {
    // Waits for a save in progress, because parallel saves would conflict.
    await sending.get(id);
    if (!isAwaited(id)) return;
  }
  const stored = readLocalCopy(buildLocalCopyKey(id))?.parsed;
  const link = stored?.ok ? stored.link : null;
  const isOwn = link && (accountId === null || [null, accountId].includes(link.accountId));
  if (stored?.ok && isOwn) {
    openChanges(id, stored.carousel, stored);
    begin({ ...link, accountId: accountId ?? link.accountId }, false);
    void session?.save({ isAutosave: true });
    return;
  }
  if (accountId === null) return meetObstacle(id, "signed-out", "");
  try {
    const carousel = await fetchCarousel(id);
    if (isAwaited(id)) show(carousel, accountId);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    const obstacles: Record<number, Obstacle> = {
      401: "signed-out",
      404: "missing",
      410: "deleted",
    };
    const message = error instanceof Error ? error.message : String(error);
    meetObstacle(id, obstacles[status ?? 0] ?? "unreachable", message);
  }
}

const isAwaited = (id: string) => useOpenDocument.getState().opening?.id === id;

function meetObstacle(id: string, obstacle: Obstacle, message: string): void {
  if (isAwaited(id)) useOpenDocument.setState({ opening: { id, obstacle, message } });
}

function show(carousel: CarouselResponse, accountId: string): void {
  const { id, version, title, status, draft } = carousel;
  openChanges(id, draft, null);
  begin({ id, version, title, status, accountId }, true);
  // Tries again to upload images that only this browser has.
  void session?.save({ isAutosave: true });
}

function begin(link: CarouselLink, isSaved: boolean): void {
  // Allows uploading images that the server refused before, because the server may accept them now.
  forgetUploadFailures();
  session = new CarouselSession(link, { isSaved });
  useOpenDocument.setState({ carousel: link, opening: null });
}

/** Continues with the open carousel after a visit to another page or a new sign-in. */
async function resume(accountId: string | null): Promise<void> {
  const { carousel, status } = useOpenDocument.getState();
  useOpenDocument.setState({ address: carousel?.id, opening: null });
  if (accountId === null || !carousel) return;
  if (carousel.accountId !== null && carousel.accountId !== accountId) {
    // The carousel belongs to another account, so this account must not see it.
    leave({ sends: false });
    useOpenDocument.setState({ carousel: undefined });
    return openCarousel(carousel.id, accountId);
  }
  if (carousel.accountId === null) return void (await session?.change({ accountId }));
  if (status === "saved") await session?.refresh();
  // The account may meanwhile have space for images that it refused.
  allowRetries();
  await session?.save({ isAutosave: true });
}

/** Switches to a new carousel with the shown content. Returns the new id without waiting for the save. */
export function saveAsNew(fields: Pick<CarouselLink, "title" | "status" | "accountId">): string {
  // Sends the previous carousel's last changes, unless that carousel is in conflict or deleted.
  const { carousel } = useOpenDocument.getState();
  if (carousel && session) follow(carousel, session.close({ sends: true }));
  const id = buildUuid();
  const link = { ...fields, title: cleanTitle(fields.title), id, version: null };
  useOpenDocument.setState({ carousel: link, opening: null, ...savedState });
  localCopySync.move(id);
  begin(link, false);
  void session?.save();
  return id;
}

/**
 * Resolves a conflict by saving this version as a new carousel. Returns the new id, or null if no saved carousel is
 * open.
 */
export function saveAsCopy(): string | null {
  const { carousel } = useOpenDocument.getState();
  if (!carousel) return null;
  const { title, accountId } = carousel;
  return saveAsNew({ title: `${title} (copy)`, status: "draft", accountId });
}

/** Returns the pending saves of closed carousels. */
export function listPendingSaves(): Promise<boolean>[] {
  return [...sending.values()];
}

/**
 * After sign-in, replaces an empty or outdated draft in the editor by the account's draft. Also saves older drafts to
 * the account.
 */
export function resumeOwner(): void {
  const accountId = getPageOwner();
  if (accountId === null) return;
  const isUnsavedShown = useOpenDocument.getState().carousel === null;
  const isEmpty = getDocument().text === "" && readLocalCopy(buildLocalCopyKey(null)) === null;
  if (isUnsavedShown && (isEmpty || !localCopySync.isKnown())) openUnsavedCarousel();
  for (const key of listOlderDraftKeys()) {
    const parsed = readLocalCopy(key)?.parsed;
    if (!parsed?.ok) continue;
    const link = buildDraftLink(parsed.carousel, accountId);
    if (keepAsChange(parsed.carousel, link, key)) sendInBackground(link, parsed.carousel);
  }
}

export function getSession(): CarouselSession | null {
  return session;
}

/** Sends unsaved changes, for example before another page opens. */
export function saveBeforeLeaving(): void {
  flushWords();
  const { carousel, status } = useOpenDocument.getState();
  if (carousel && status === "unsaved") void session?.save({ isAutosave: true });
}
