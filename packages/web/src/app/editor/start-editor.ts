import { startOwnBrand } from "../../features/brand/own-brand-sync.ts";
import { outlinePage } from "../../features/making/outline/outline-place.ts";
import { localCopySync } from "../../features/saving/local-copy-sync.ts";
import { resumeOwner } from "../../features/saving/open-document.ts";
import { startReplacing } from "../../features/saving/replace-post.ts";
import { keepOffline } from "../../lib/keep-offline.ts";
import { afterOwnerChange } from "../../lib/kept/kept.ts";
import { useGenerationStore } from "../../state/generation-store.ts";
import { startLocalMedia } from "../../state/local-media.ts";
import { startOpenWords } from "../../state/open-words.ts";
import { closeSheet } from "./panels-store.ts";
import { firstPreview } from "../../lib/first-preview.ts";
import { startChecks } from "../../state/start-checks.ts";
import { startVideoPosters } from "../../state/video-posters.ts";

/** Closes a sheet when the outline opens or the first slide of a generated post arrives, because the sheet covers them. */
function startShowingArrivals(): void {
  outlinePage.onOpened(closeSheet);
  useGenerationStore.subscribe(({ run }, before) => {
    if (run?.post && !before.run?.post) closeSheet();
  });
}

/** Starts saving the open document, its media and the brand. */
export function startEditor(): void {
  // Must be called first. When the page is left, typed words must reach the carousel before its local copy is stored.
  startOpenWords();
  localCopySync.start();
  startReplacing();
  resumeOwner();
  afterOwnerChange(resumeOwner);
  startOwnBrand();
  startLocalMedia();
  startVideoPosters();
  startShowingArrivals();
  void keepOffline();
  void firstPreview.then(startChecks);
}
