import type {
  CarouselChangeRequest,
  CarouselSummary,
  ListedCarousel,
} from "@slideloom/core/contract/carousels";
import { countNoun, plural } from "@slideloom/core/text";
import { downloadApi } from "../../lib/api.ts";
import {
  announceCarousel,
  changeCarousel,
  deleteCarousel,
  duplicateCarousel,
  findConflict,
  refreshLists,
  restoreCarousel,
} from "../../lib/carousels.ts";
import { queryClient } from "../../lib/query-client.ts";
import { saveFile } from "../../lib/save-file.ts";
import { sessionKeys } from "../../lib/session.ts";
import { showToast } from "../../state/toast-store.ts";
import { bulkImport } from "./api/bulk-import.ts";
import { libraryDialog } from "./library-dialog.ts";
import type { CarouselPages } from "./list-query.ts";
import { showFailure } from "../../state/failure-toast.ts";

/** Runs `work` and shows a toast if it fails. Resolves to true on success. */
async function attempt(failure: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showFailure(failure)(error);
    return false;
  }
}

/** Removes a carousel from cached lists before they are refetched (optimistic update). */
function dropFromLists(id: string): void {
  queryClient.setQueriesData<CarouselPages>({ queryKey: sessionKeys.carousels }, (data) => {
    if (!data?.pages) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      carousels: page.carousels.filter((carousel) => carousel.id !== id),
    }));
    return { ...data, pages };
  });
}

/** Changes title or status. If another save changed only other fields in the meantime, retries once. */
export function changeListed(
  { id, version, title, status }: CarouselSummary,
  change: Omit<CarouselChangeRequest, "version">,
): Promise<boolean> {
  return attempt("Carousel not changed", async () => {
    const changed = await changeCarousel(id, { version, ...change }).catch((error: unknown) => {
      const current = findConflict(error);
      if (current?.title !== title || current.status !== status) throw error;
      return changeCarousel(id, { version: current.version, ...change });
    });
    announceCarousel(id, changed.version);
  });
}

export function duplicateListed({ id }: CarouselSummary): Promise<boolean> {
  return attempt("Carousel not duplicated", async () => {
    const copy = await duplicateCarousel(id);
    refreshLists();
    showToast({ title: "Carousel duplicated", description: copy.title });
  });
}

export function deleteListed({ id, title, version }: CarouselSummary): Promise<boolean> {
  return attempt("Carousel not deleted", async () => {
    await deleteCarousel(id);
    dropFromLists(id);
    announceCarousel(id, version);
    showToast({
      title: "Moved to trash",
      description: `You can restore “${title}” for 30 days.`,
      action: { label: "Undo", run: () => void restoreListed(id) },
    });
  });
}

/** Moves a carousel to the trash. If the carousel has scheduled posts, asks first, because the move cancels them. */
export function askToDelete(carousel: ListedCarousel): void {
  if (carousel.dueAt === null) void deleteListed(carousel);
  else libraryDialog.open({ kind: "unschedule", carousel });
}

export function restoreListed(id: string): Promise<boolean> {
  return attempt("Carousel not restored", async () => {
    const { title, version } = await restoreCarousel(id);
    announceCarousel(id, version);
    showToast({ title: "Carousel restored", description: title });
  });
}

export function deletePermanently({ id, title }: CarouselSummary): Promise<boolean> {
  return attempt("Carousel not deleted", async () => {
    await deleteCarousel(id, { permanently: true });
    dropFromLists(id);
    refreshLists();
    showToast({ title: "Permanently deleted", description: title });
  });
}

export function bulkExport(): Promise<boolean> {
  return attempt("Library not exported", async () => {
    saveFile("slideloom-library.zip", await downloadApi("exportLibrary"));
    showToast({
      title: "Library exported",
      description: "All your carousels are in the ZIP file.",
    });
  });
}

export function importFile(file: File): Promise<boolean> {
  return attempt("Library not imported", async () => {
    const { imported, unchanged, skipped } = await bulkImport(file);
    refreshLists();
    const [first] = skipped;
    const notes = [
      unchanged > 0 &&
        `${countNoun(unchanged, "carousel")} ${plural(unchanged, "was", "were")} already in your library.`,
      first && `${skipped.length} skipped. First: ${first.file}: ${first.message}`,
    ];
    const note = notes.filter(Boolean).join(" ");
    showToast({
      variant: first ? "warning" : "default",
      title: "Library imported",
      description: `Added ${countNoun(imported, "carousel")}.`,
      ...(note && { note }),
    });
  });
}
