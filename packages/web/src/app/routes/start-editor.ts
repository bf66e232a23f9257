import { startOwnBrand } from "../../features/brand/own-brand-sync.ts";
import { startDraftSync } from "../../features/saving/draft-sync.ts";
import { startLocalMedia } from "../../state/local-media.ts";
import { startVideoPosters } from "../../state/video-posters.ts";

/** Keeps the document that is open, its media and the brand from now on. */
export function startEditor(): void {
  startDraftSync();
  startOwnBrand();
  startLocalMedia();
  startVideoPosters();
}
