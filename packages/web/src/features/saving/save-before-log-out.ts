import type { Carousel } from "@slideloom/core/carousel";
import { countNoun } from "@slideloom/core/text";
import { buildEditorPath } from "../../lib/editor-path.ts";
import { goTo } from "../../lib/go-to.ts";
import { getPageOwner, removeOwn } from "../../lib/kept/kept.ts";
import { readCarousel } from "../../state/carousel-store.ts";
import { flushWords } from "../../state/open-words.ts";
import { CarouselSession } from "./carousel-session.ts";
import { buildDraftLink, hasWork } from "./draft-link.ts";
import type { CarouselLink } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  keepAsChange,
  listDraftKeys,
  listStoredChanges,
  listUnreadableKeys,
  listUnsentMedia,
  readLocalCopy,
} from "./local-copy-storage.ts";
import { localCopySync } from "./local-copy-sync.ts";
import { getSession, listPendingSaves, saveAsNew } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";

/** Sends everything in this browser that the account lacks. Returns the names of carousels and images that failed. */
export async function saveBeforeLogOut(): Promise<string[]> {
  flushWords();
  localCopySync.writeNow();
  const accountId = getPageOwner();
  if (accountId === null) return [];
  const lost = saveOpenDraft(accountId);
  for (const key of listDraftKeys()) keepDraftAsChange(key, accountId);
  await Promise.all(listPendingSaves());
  lost.push(...(await saveOpen()));
  for (const link of listStoredChanges()) {
    if (link.id === useOpenDocument.getState().carousel?.id) continue;
    // Changes made while signed out have no owner.
    lost.push(...(await saveStored({ ...link, accountId })));
  }
  const images = listUnsentMedia().map(
    ({ title, count }) => `${countNoun(count, "image")} of “${title}”`,
  );
  return [...lost, ...images, ...listUnreadableKeys().map(() => "A draft that couldn't be read")];
}

/** Called if the person cancels log-out. If the draft has become a saved carousel, navigates to the carousel's URL. */
export function keepWorking(): void {
  const { carousel, address } = useOpenDocument.getState();
  if (carousel && address === null) goTo(buildEditorPath(carousel.id));
}

/** Saves the shown draft as a carousel. If another tab has changed the draft, returns the draft's title as unsaved. */
function saveOpenDraft(accountId: string): string[] {
  const { carousel } = useOpenDocument.getState();
  const draft = readCarousel();
  if (carousel !== null || !hasWork(draft)) return [];
  const { title, status } = buildDraftLink(draft, accountId);
  if (!localCopySync.isKnown()) return [title];
  saveAsNew({ title, status, accountId });
  return [];
}

function keepDraftAsChange(key: string, accountId: string): void {
  const parsed = readLocalCopy(key)?.parsed;
  if (!parsed?.ok) return;
  if (hasWork(parsed.carousel)) {
    keepAsChange(parsed.carousel, buildDraftLink(parsed.carousel, accountId), key);
  } else removeOwn(key);
}

async function saveOpen(): Promise<string[]> {
  const session = getSession();
  if (!session || (await session.save())) return [];
  return [useOpenDocument.getState().carousel?.title ?? "Untitled post"];
}

async function saveStored(link: CarouselLink): Promise<string[]> {
  const stored = readStored(link.id);
  if (!stored) return [];
  const { title, status } = link;
  const left = { title, status, draft: stored };
  const isSaved = await new CarouselSession(link, { isSaved: false, left }).save();
  // Another tab may have saved the carousel in the meantime.
  return isSaved || !readStored(link.id) ? [] : [title];
}

function readStored(id: string): Carousel | null {
  const parsed = readLocalCopy(buildLocalCopyKey(id))?.parsed;
  return parsed?.ok ? parsed.carousel : null;
}
