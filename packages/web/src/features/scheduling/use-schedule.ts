import type { ScheduleImportResponse } from "@slideloom/core/contract/publications";
import { countNoun } from "@slideloom/core/text";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { requestApi } from "../../lib/api.ts";
import { refreshLists } from "../../lib/carousels.ts";
import { cancelPublication, refreshPublications } from "../../lib/publications.ts";
import { showToast } from "../../state/toast-store.ts";
import { showFailure } from "../../state/failure-toast.ts";
import { type ChosenCarousel, listTimes, type ScheduleChoice } from "./schedule-choice.ts";

interface RequestParts {
  /** The request's id. It stays the same while the dialog is open, so a retry schedules nothing twice. */
  id: string;
  carousels: readonly ChosenCarousel[];
  connectionIds: readonly string[];
  timeZone: string;
  nowMs: number;
}

type SelectionRequest = ReturnType<typeof buildRequest>;

export function buildRequest(
  choice: ScheduleChoice,
  { id, carousels, connectionIds, timeZone, nowMs }: RequestParts,
) {
  const times = listTimes(choice, { count: carousels.length, timeZone, nowMs });
  const { kind, repeats } = choice;
  return {
    id,
    carousels: carousels.map(({ id: carousel_id }, index) => ({
      carousel_id,
      when:
        kind === "days"
          ? { kind: "time" as const, at: times[index] ?? "", time_zone: timeZone }
          : { kind },
    })),
    connection_ids: [...connectionIds],
    repeat: repeats,
  };
}

/** Previews the schedule (dry run) after each change; null while something is missing. */
export function usePreview(request: SelectionRequest | null) {
  return useQuery({
    queryKey: ["schedule-preview", request],
    queryFn: ({ signal }): Promise<ScheduleImportResponse> => {
      if (!request) throw new Error("Nothing is chosen.");
      return requestApi("scheduleSelection", { body: { ...request, dry_run: true }, signal });
    },
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

async function undo(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await cancelPublication(id);
    showToast({ title: "Scheduling undone", description: countNoun(ids.length, "post") });
  } catch (error) {
    showFailure("Not everything was undone")(error);
  }
}

/** Schedules the selection, completely or not at all, and offers Undo. */
export function useSchedule(onDone: () => void) {
  return useMutation({
    mutationFn: (request: SelectionRequest) => requestApi("scheduleSelection", { body: request }),
    onSettled: () => {
      refreshPublications();
      refreshLists();
    },
    onSuccess: ({ scheduled, rows }, request) => {
      if (!scheduled) return;
      onDone();
      if (request.carousels.some(({ when }) => when.kind === "now")) {
        showToast({ title: "Publishing…", description: "The result appears in the calendar." });
        return;
      }
      const ids = rows.flatMap(({ publication_id }) => publication_id ?? []);
      showToast({
        title: rows.every(({ due_at }) => due_at === null) ? "Added to the calendar" : "Scheduled",
        description: countNoun(rows.length, "post"),
        action: { label: "Undo", run: () => void undo(ids) },
      });
    },
  });
}
