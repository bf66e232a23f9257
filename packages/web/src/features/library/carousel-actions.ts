import type {
  CarouselChangeRequest,
  CarouselSummary,
  ListedCarousel,
} from "@slideloom/core/contract";
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
import { readErrorMessage } from "../../lib/error-message.ts";
import { queryClient } from "../../lib/query-client.ts";
import { saveFile } from "../../lib/save-file.ts";
import { sessionKeys } from "../../lib/session.ts";
import { showToast } from "../../state/toast-store.ts";
import { bulkImport } from "./api/bulk-import.ts";
import { openLibraryDialog } from "./library-dialog-store.ts";
import type { CarouselPages } from "./list-query.ts";

/** Does it, and says in a toast where it failed. Resolves to whether it was done. */
async function attempt(failure: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showToast({ variant: "destructive", title: failure, description: readErrorMessage(error) });
    return false;
  }
}

/** Takes a carousel out of the lists at once, before they are fetched again. */
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

/** Gives a carousel another title or status, over whatever was changed of it elsewhere besides these. */
export function changeListed(
  { id, version, title, status }: CarouselSummary,
  change: Omit<CarouselChangeRequest, "version">,
): Promise<boolean> {
  return attempt("Not changed", async () => {
    const changed = await changeCarousel(id, { version, ...change }).catch((error: unknown) => {
      const current = findConflict(error);
      if (current?.title !== title || current.status !== status) throw error;
      return changeCarousel(id, { version: current.version, ...change });
    });
    announceCarousel(id, changed.version);
  });
}

export function duplicateListed({ id }: CarouselSummary): Promise<boolean> {
  return attempt("Not duplicated", async () => {
    const copy = await duplicateCarousel(id);
    refreshLists();
    showToast({ title: "Carousel duplicated", description: copy.title });
  });
}

export function deleteListed({ id, title, version }: CarouselSummary): Promise<boolean> {
  return attempt("Not deleted", async () => {
    await deleteCarousel(id);
    dropFromLists(id);
    announceCarousel(id, version);
    showToast({
      title: "Moved to the bin",
      description: `“${title}” can be restored for 30 days.`,
      action: { label: "Undo", run: () => void restoreListed(id) },
    });
  });
}

/** Into the trash; asks first where something of it is scheduled, which is canceled with it. */
export function askToDelete(carousel: ListedCarousel): void {
  if (carousel.dueAt === null) void deleteListed(carousel);
  else openLibraryDialog({ kind: "unschedule", carousel });
}

export function restoreListed(id: string): Promise<boolean> {
  return attempt("Not restored", async () => {
    const { title, version } = await restoreCarousel(id);
    announceCarousel(id, version);
    showToast({ title: "Restored", description: title });
  });
}

export function removeForGood({ id, title }: CarouselSummary): Promise<boolean> {
  return attempt("Not deleted", async () => {
    await deleteCarousel(id, { permanently: true });
    dropFromLists(id);
    refreshLists();
    showToast({ title: "Deleted for good", description: title });
  });
}

/** Bulk export: saves all carousels as a ZIP. */
export function bulkExport(): Promise<boolean> {
  return attempt("Not exported", async () => {
    saveFile("slideloom-library.zip", await downloadApi("exportLibrary"));
    showToast({
      title: "Library exported",
      description: "All your carousels are in the ZIP file.",
    });
  });
}

/** Bulk import: takes over the carousels of an export's ZIP. */
export function importFile(file: File): Promise<boolean> {
  return attempt("Not imported", async () => {
    const { imported, unchanged, skipped } = await bulkImport(file);
    refreshLists();
    const [first] = skipped;
    const notes = [
      unchanged > 0 && `${unchanged} you had already.`,
      first && `${skipped.length} left out, first ${first.file}: ${first.message}`,
    ];
    const note = notes.filter(Boolean).join(" ");
    showToast({
      variant: first ? "warning" : "default",
      title: "Library imported",
      description: `${countNoun(imported, "carousel")} ${plural(imported, "was", "were")} added.`,
      ...(note && { note }),
    });
  });
}
