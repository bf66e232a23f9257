import type { ScheduleImportRow } from "@slideloom/core/contract/publications";
import { countNoun } from "@slideloom/core/text";
import { X } from "lucide-react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { ScheduleRow } from "../../../components/publications/schedule-row.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import type { ChosenCarousel } from "../schedule-choice.ts";

interface PreviewProps {
  carousels: readonly ChosenCarousel[];
  /** The server's preview; undefined until it is loaded. */
  rows: readonly ScheduleImportRow[] | undefined;
  error: Error | null;
  onLeaveOut: (ids: readonly string[]) => void;
}

/** Offers to leave out the carousels with problems. */
function Problems({ carousels, rows = [], onLeaveOut }: PreviewProps) {
  const bad = rows.filter(({ problems }) => problems.length > 0);
  if (bad.length === 0) return null;
  const ids = bad.flatMap(({ row }) => carousels[row - 1]?.id ?? []);
  return (
    <Notice variant="warning" className="mb-2">
      <p>{countNoun(bad.length, "carousel")} can't be scheduled like this.</p>
      {bad.length < carousels.length && (
        <Button size="small" className="mt-2" onClick={() => onLeaveOut(ids)}>
          Leave out {bad.length === 1 ? "this carousel" : `these ${bad.length}`}
        </Button>
      )}
    </Notice>
  );
}

/** The posts as they would be scheduled. */
export function Preview(props: PreviewProps) {
  const { carousels, rows, error, onLeaveOut } = props;
  const findRow = (index: number): ScheduleImportRow | undefined =>
    rows?.length === carousels.length ? rows[index] : undefined;
  return (
    <section aria-label="Posts" className="min-w-0">
      <h3 className="mb-1.5 font-semibold">{countNoun(carousels.length, "post")}</h3>
      <ErrorNotice error={error} />
      <Problems {...props} />
      <ol className="flex flex-col">
        {carousels.map(({ id, title }, index) => {
          const row = findRow(index);
          const action = carousels.length > 1 && (
            <IconButton
              label={`Leave out ${title}`}
              className="-my-1.5 size-8!"
              onClick={() => onLeaveOut([id])}
            >
              <X size={15} aria-hidden="true" />
            </IconButton>
          );
          if (row) return <ScheduleRow key={id} row={row} action={action} />;
          return (
            <li
              key={id}
              className="flex items-start gap-x-2 border-t border-line py-2 first:border-t-0"
            >
              <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</bdi>
              {action}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
