import type { ScheduleImportResponse } from "@slideloom/core/contract/publications";
import { countNoun, decodeText, plural } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ScheduleRow } from "../../../components/publications/schedule-row.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { requestApi } from "../../../lib/api.ts";
import { refreshLists } from "../../../lib/carousels.ts";
import { pickFile } from "../../../lib/pick-file.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { showToast } from "../../../state/toast-store.ts";

const fileTypes = ".csv,.tsv,text/csv";

/** A CSV file with the outcome of its dry run. */
interface Table {
  name: string;
  csv: string;
  /** A note that the file's encoding was guessed; null if the encoding is certain. */
  note: string | null;
  outcome: ScheduleImportResponse;
}

async function tryFile(file: File): Promise<Table> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) throw new Error(decoded.message);
  const { text: csv, note } = decoded;
  const outcome = await requestApi("importSchedule", { body: { csv, dry_run: true } });
  return { name: file.name, csv, note, outcome };
}

/** Schedules the posts of a CSV file after a preview (dry run). */
export function ScheduleImportDialog({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState<Table | null>(null);
  const trial = useMutation({ mutationFn: tryFile, onSuccess: setTable });
  const schedule = useMutation({
    mutationFn: ({ csv }: Table) => requestApi("importSchedule", { body: { csv } }),
    onSuccess: (outcome) => {
      refreshPublications();
      refreshLists();
      if (!outcome.scheduled) return setTable((shown) => shown && { ...shown, outcome });
      showToast({ title: "Scheduled", description: countNoun(outcome.rows.length, "post") });
      onClose();
    },
  });
  const error = schedule.error ?? trial.error;
  const isBusy = trial.isPending || schedule.isPending;
  const problems = table?.outcome.rows.filter((row) => row.problems.length > 0).length ?? 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Import a schedule (CSV)"
      description="Each row is a post with its accounts and its time."
      className="max-h-[85dvh] max-w-2xl"
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-4">
        {error && (
          <Notice variant="danger" role="alert">
            {error.message}
          </Notice>
        )}
        {table ? <Outcome table={table} problems={problems} /> : <Columns />}
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Button
          variant={table ? "secondary" : "primary"}
          disabled={isBusy}
          onClick={() => pickFile(fileTypes, (file) => trial.mutate(file))}
        >
          {trial.isPending ? "Reading..." : table ? "Choose another file" : "Choose file"}
        </Button>
        {table && (
          <Button
            variant="primary"
            disabled={isBusy || problems > 0}
            onClick={() => schedule.mutate(table)}
          >
            {schedule.isPending
              ? "Scheduling..."
              : `Schedule ${countNoun(table.outcome.rows.length, "post")}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Columns() {
  return (
    <div className="flex flex-col gap-2 [&_code]:text-[13px]">
      <p>The first row names the columns:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>
          <code>title</code>, <code>slide 1</code>, <code>slide 2</code> and so on: the post's
          content. To publish a saved carousel instead, enter its title or its address from the
          browser in a column <code>saved carousel</code>
        </li>
        <li>
          <code>networks</code>: for example <code>bluesky; linkedin:Ana Lopes</code>
        </li>
        <li>
          <code>publish_at</code>: for example <code>2026-12-01 09:00</code>. Write{" "}
          <code>queue</code> for the next free slot. Leave the cell empty to keep the post
          unscheduled. Instead of this column, you can use a <code>Date</code> and a{" "}
          <code>Time</code> column
        </li>
        <li>
          <code>time_zone</code>: if empty, we use the connected account's time zone
        </li>
        <li>
          <code>caption</code>: if empty, we use the slides' text
        </li>
        <li>
          <code>first_comment</code>: only for accounts on Instagram, Facebook and LinkedIn that you
          connected through Buffer or Postiz
        </li>
      </ul>
      <p className="text-muted">You'll see a preview before anything is scheduled.</p>
    </div>
  );
}

function Outcome({ table: { name, note, outcome }, problems }: { table: Table; problems: number }) {
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {name}: {countNoun(outcome.rows.length, "post")}
        {problems > 0 &&
          `, ${problems} with ${plural(problems, "a problem. Fix it", "problems. Fix them")} in the file, then choose the file again.`}
      </p>
      {note && <Notice variant="warning">{note}</Notice>}
      {outcome.unreadable.length > 0 && (
        <Notice variant="warning">{outcome.unreadable.join(" ")}</Notice>
      )}
      <ol aria-label="Posts" className="flex flex-col">
        {outcome.rows.map((row) => (
          <ScheduleRow key={row.row} row={row} label={`Row ${row.row}`} />
        ))}
      </ol>
    </>
  );
}
