import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { countNoun } from "@slideloom/core/text";
import {
  deleteCarousel,
  duplicateCarousel,
  refreshLists,
  restoreCarousel,
} from "../../lib/carousels.ts";
import { readErrorMessage } from "../../lib/error-message.ts";
import { noticeProgress, showToast } from "../../state/toast-store.ts";
import { libraryDialog } from "./library-dialog.ts";
import { clearSelection } from "./selection-store.ts";

type Chosen = Pick<ListedCarousel, "id" | "title">;

/** Runs `work` for each carousel in turn. Returns the finished ones and the first error. */
async function forEach(
  carousels: readonly Chosen[],
  { title, work }: { title: string; work: (carousel: Chosen) => Promise<unknown> },
): Promise<{ done: Chosen[]; error: unknown }> {
  const endNotice = noticeProgress({ title, description: countNoun(carousels.length, "carousel") });
  const done: Chosen[] = [];
  try {
    for (const carousel of carousels) {
      await work(carousel);
      done.push(carousel);
    }
    return { done, error: null };
  } catch (error) {
    return { done, error };
  } finally {
    endNotice();
    refreshLists();
  }
}

function reportPart(failure: string, done: readonly Chosen[], total: number, error: unknown): void {
  showToast({
    variant: "destructive",
    title: failure,
    description: `${done.length} of ${countNoun(total, "carousel")} finished. ${readErrorMessage(error)}`,
  });
}

export async function duplicateAll(carousels: readonly Chosen[]): Promise<void> {
  const { done, error } = await forEach(carousels, {
    title: "Duplicating…",
    work: ({ id }) => duplicateCarousel(id),
  });
  if (error !== null) return reportPart("Not all duplicated", done, carousels.length, error);
  clearSelection();
  showToast({ title: "Duplicated", description: countNoun(done.length, "carousel") });
}

/** Moves the carousels to the trash and offers Undo. */
export async function deleteAll(carousels: readonly Chosen[]): Promise<void> {
  const { done, error } = await forEach(carousels, {
    title: "Moving to trash…",
    work: ({ id }) => deleteCarousel(id),
  });
  clearSelection();
  if (error !== null) return reportPart("Not all moved to trash", done, carousels.length, error);
  showToast({
    title: "Moved to trash",
    description: `You can restore ${countNoun(done.length, "carousel")} for 30 days.`,
    action: { label: "Undo", run: () => void restoreAll(done) },
  });
}

export async function restoreAll(carousels: readonly Chosen[]): Promise<void> {
  const { done, error } = await forEach(carousels, {
    title: "Restoring…",
    work: ({ id }) => restoreCarousel(id),
  });
  clearSelection();
  if (error !== null) return reportPart("Not all restored", done, carousels.length, error);
  showToast({ title: "Restored", description: countNoun(done.length, "carousel") });
}

/** Moves carousels to the trash. If any has scheduled posts, asks first, because the move cancels them. */
export function askToDeleteAll(carousels: readonly ListedCarousel[]): void {
  if (carousels.every(({ dueAt }) => dueAt === null)) void deleteAll(carousels);
  else libraryDialog.open({ kind: "unscheduleAll", carousels });
}
