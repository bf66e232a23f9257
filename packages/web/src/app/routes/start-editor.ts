import { startOwnBrand } from "../../features/brand/own-brand-sync.ts";
import { readStoredDraft } from "../../features/draft-storage/draft-storage.ts";
import { startDraftSync } from "../../features/draft-storage/draft-sync.ts";
import { startLocalMedia } from "../../state/local-media.ts";
import { startVideoPosters } from "../../state/video-posters.ts";

/** Brings back the draft, its media and the brand, and keeps them from now on. */
export function startEditor(): void {
  const isNewDraft = readStoredDraft() === null;
  startDraftSync();
  startOwnBrand({ isNewDraft });
  startLocalMedia();
  startVideoPosters();
}
