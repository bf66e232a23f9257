import type { Carousel } from "@slideloom/core/carousel";
import type { CarouselResponse } from "@slideloom/core/contract";
import { ApiError } from "../../lib/api.ts";
import { buildUuid } from "../../lib/build-uuid.ts";
import { fetchCarousel } from "../../lib/carousels.ts";
import { buildEditorPath } from "../../lib/editor-path.ts";
import { goTo } from "../../lib/go-to.ts";
import { getPageOwner } from "../../lib/kept/kept.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { useGenerationStore } from "../../state/generation-store.ts";
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
import {
  beginUnsavedCarousel,
  isLocalCopyKnown,
  moveLocalCopy,
  openChanges,
  openUnsavedCarousel,
} from "./local-copy-sync.ts";
import { type Obstacle, settled, useOpenDocument } from "./open-document-store.ts";

let session: CarouselSession | null = null;

/** Carousels that the editor has left and that are still sent. */
const sending = new Map<string, Promise<boolean>>();

function leave({ sends }: { sends: boolean }): void {
  useGenerationStore.getState().run?.cancel();
  flushWords();
  const { carousel } = useOpenDocument.getState();
  if (carousel && session) {
    if (sends) keepHistory(carousel.id);
    else forgetHistory();
    follow(carousel, session.close({ sends }));
  }
  session = null;
}

/** Says so if a carousel that the editor has left could not be saved. */
function follow({ id, title }: CarouselLink, sent: Promise<boolean> | null): void {
  if (!sent) return;
  sending.set(id, sent);
  void sent.then((isSaved) => {
    if (sending.get(id) === sent) sending.delete(id);
    if (isSaved || useOpenDocument.getState().carousel?.id === id) return;
    showToast({
      variant: "warning",
      title: "Not saved to your account yet",
      description: `The last changes of “${title}” are kept in this browser. Open it to save them.`,
      action: { label: "Open", run: () => goTo(buildEditorPath(id)) },
    });
  });
}

/** Sends a carousel that the editor does not show, and that this browser keeps until the account has it. */
export function sendUnseen(link: CarouselLink, draft: Carousel): void {
  const { title, status } = link;
  const unseen = new CarouselSession(link, { isSaved: false, left: { title, status, draft } });
  follow(link, unseen.save());
}

/** Leaves what the editor shows for an unsaved carousel that `show` shows; the page follows to `/create`. */
export function beginUnsaved(show: () => void, history: HistoryState): void {
  leave({ sends: true });
  useOpenDocument.setState({ carousel: null, opening: null, ...settled });
  beginUnsavedCarousel(show, history);
}

/** Opens the carousel that was never saved. */
export function openUnsaved(): void {
  const { carousel, opening } = useOpenDocument.getState();
  if (carousel === null && !opening) return useOpenDocument.setState({ address: null });
  leave({ sends: true });
  openUnsavedCarousel();
  useOpenDocument.setState({ carousel: null, address: null, opening: null, ...settled });
}

/** Opens a saved carousel: changes that the account doesn't have yet, else what the account has. */
export async function openCarousel(id: string, accountId: string | null): Promise<void> {
  if (useOpenDocument.getState().carousel?.id === id) return resume(accountId);
  leave({ sends: true });
  useOpenDocument.setState({
    carousel: undefined,
    address: id,
    opening: { id, obstacle: "loading", message: "" },
  });
  if (sending.has(id)) {
    // Two saves at once would meet as a conflict.
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
  // Images that only this browser has are tried again.
  void session?.save({ isAutosave: true });
}

function begin(link: CarouselLink, isSaved: boolean): void {
  // What was refused before may be taken now.
  forgetUploadFailures();
  session = new CarouselSession(link, { isSaved });
  useOpenDocument.setState({
    carousel: link,
    opening: null,
    ...settled,
    ...(!isSaved && { status: "unsaved" }),
  });
}

/** Goes on with the carousel that is there, after another page or after signing in again. */
async function resume(accountId: string | null): Promise<void> {
  const { carousel, status } = useOpenDocument.getState();
  useOpenDocument.setState({ address: carousel?.id, opening: null });
  if (accountId === null || !carousel) return;
  if (carousel.accountId !== null && carousel.accountId !== accountId) {
    // Somebody else's: opened again, it is not theirs to see.
    leave({ sends: false });
    useOpenDocument.setState({ carousel: undefined });
    return openCarousel(carousel.id, accountId);
  }
  if (carousel.accountId === null) return void (await session?.change({ accountId }));
  if (status === "saved") await session?.refresh();
  // There may be room for an image now.
  allowRetries();
  await session?.save({ isAutosave: true });
}

/** Saves what the editor shows as a new carousel, and returns its id at once: from now on it is that carousel. */
export function saveAsNew(fields: Pick<CarouselLink, "title" | "status" | "accountId">): string {
  // A conflict or a deletion keeps what is there as it is; else the carousel left behind gets what it lacks.
  const { carousel } = useOpenDocument.getState();
  if (carousel && session) follow(carousel, session.close({ sends: true }));
  const id = buildUuid();
  const link = { ...fields, title: cleanTitle(fields.title), id, version: null };
  useOpenDocument.setState({ carousel: link, opening: null, ...settled });
  moveLocalCopy(id);
  begin(link, false);
  void session?.save();
  return id;
}

/** Saves what is here beside what somebody else saved, and returns the copy's id. */
export function saveAsCopy(): string | null {
  const { carousel } = useOpenDocument.getState();
  if (!carousel) return null;
  const { title, accountId } = carousel;
  return saveAsNew({ title: `${title} (copy)`, status: "draft", accountId });
}

/** The sends of carousels that the editor has left. */
export function listSending(): Promise<boolean>[] {
  return [...sending.values()];
}

/** Shows what the account that just signed in has in this browser, and sends drafts that gave way. */
export function meetOwner(): void {
  const accountId = getPageOwner();
  if (accountId === null) return;
  const isUnsavedShown = useOpenDocument.getState().carousel === null;
  const isEmpty = getDocument().text === "" && readLocalCopy(buildLocalCopyKey(null)) === null;
  if (isUnsavedShown && (isEmpty || !isLocalCopyKnown())) openUnsavedCarousel();
  for (const key of listOlderDraftKeys()) {
    const parsed = readLocalCopy(key)?.parsed;
    if (!parsed?.ok) continue;
    const link = buildDraftLink(parsed.carousel, accountId);
    if (keepAsChange(parsed.carousel, link, key)) sendUnseen(link, parsed.carousel);
  }
}

/** What the open carousel can be told; null where none is open. */
export function getSession(): CarouselSession | null {
  return session;
}

/** Sends what is not saved yet, as on the way to another page. */
export function saveBeforeLeaving(): void {
  flushWords();
  const { carousel, status } = useOpenDocument.getState();
  if (carousel && status === "unsaved") void session?.save({ isAutosave: true });
}
