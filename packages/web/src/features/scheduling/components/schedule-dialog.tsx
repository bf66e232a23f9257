import type { Connection } from "@slideloom/core/contract/connections";
import { maxSelected } from "@slideloom/core/contract/publications";
import { countNoun } from "@slideloom/core/text";
import { useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Awaited } from "../../../components/loading-state.tsx";
import { ConnectionChoice } from "../../../components/publications/connection-choice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { buildUuid } from "../../../lib/build-uuid.ts";
import { useConnections } from "../../../lib/connections.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { viewerZone } from "../../../lib/zoned-time.ts";
import {
  type ChosenCarousel,
  findChosen,
  findObstacle,
  keepChoice,
  listTimes,
  type ScheduleChoice,
  startChoice,
} from "../schedule-choice.ts";
import { buildRequest, usePreview, useSchedule } from "../use-schedule.ts";
import { CarouselPicker } from "./carousel-picker.tsx";
import { Preview } from "./preview.tsx";
import { WhenFields } from "./when-fields.tsx";

export interface ScheduleDialogProps {
  /** Empty to let the person choose drafts first. */
  carousels: readonly ChosenCarousel[];
  /** The chosen day (`2026-12-01`) or wall time (`2026-12-01T09:00`); null for tomorrow. */
  at: string | null;
  onScheduled: () => void;
  onClose: () => void;
}

interface FormProps extends Omit<ScheduleDialogProps, "onClose"> {
  connections: readonly Connection[];
}

/** Collects the choice, and derives the request and what is missing. */
function useForm({ carousels: given, at, connections }: Omit<FormProps, "onScheduled">) {
  const [id] = useState(buildUuid);
  const [nowMs] = useState(() => Date.now());
  const [carousels, setCarousels] = useState(given.slice(0, maxSelected));
  const [choice, setChoice] = useState(() =>
    startChoice(at, connections[0]?.time_zone ?? viewerZone()),
  );
  const chosen = findChosen(connections, choice);
  const timeZone = chosen[0]?.time_zone ?? connections[0]?.time_zone ?? viewerZone();
  const count = carousels.length;
  const timeCount = listTimes(choice, { count, timeZone, nowMs }).length;
  const obstacle = findObstacle(choice, { count, isConnected: chosen.length > 0, timeCount });
  const parts = { id, carousels, connectionIds: chosen.map((one) => one.id), timeZone, nowMs };
  const request = obstacle === null ? buildRequest(choice, parts) : null;
  const change = (changed: Partial<ScheduleChoice>) =>
    setChoice((before) => ({ ...before, ...changed }));
  const leaveOut = (ids: readonly string[]) =>
    setCarousels((before) => before.filter((one) => !ids.includes(one.id)));
  return { carousels, choice, chosen, timeZone, obstacle, request, change, leaveOut };
}

function Form({ connections, onScheduled, ...given }: FormProps) {
  const form = useForm({ ...given, connections });
  const { carousels, choice, chosen, timeZone, obstacle, request } = form;
  const asked = useDebouncedValue(JSON.stringify(request));
  const preview = usePreview(JSON.parse(asked) as typeof request);
  const schedule = useSchedule(onScheduled);
  const rows = schedule.data?.scheduled === false ? schedule.data.rows : preview.data?.rows;
  const problems = rows?.filter((row) => row.problems.length > 0).length ?? 0;
  const isOne = carousels.length === 1;
  const change = (changed: Partial<ScheduleChoice>) => {
    schedule.reset();
    form.change(changed);
  };
  return (
    <form
      noValidate
      aria-label="Schedule"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!request || schedule.isPending) return;
        keepChoice({ ...choice, connectionIds: chosen.map(({ id }) => id) });
        schedule.mutate(request);
      }}
    >
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <ConnectionChoice
            connections={connections}
            chosenIds={chosen.map(({ id }) => id)}
            onChange={(connectionIds) => change({ connectionIds })}
          />
          <WhenFields {...{ choice, isOne, timeZone }} onChange={change} />
          <label className="flex min-h-8 items-center gap-2.5">
            <input
              type="checkbox"
              checked={choice.repeats}
              onChange={() => change({ repeats: !choice.repeats })}
              className="size-4 shrink-0 accent-accent"
            />
            Publish again to accounts that have a carousel already
          </label>
        </div>
        <Preview
          carousels={carousels}
          rows={request ? rows : undefined}
          error={preview.error}
          onLeaveOut={(ids) => {
            schedule.reset();
            form.leaveOut(ids);
          }}
        />
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-3">
        <ErrorNotice error={schedule.error} />
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <p role="status" className="text-muted">
            {obstacle ?? (problems > 0 ? "Leave out or fix the posts with problems." : "")}
          </p>
          <Button
            type="submit"
            variant="primary"
            disabled={obstacle !== null || problems > 0 || schedule.isPending}
          >
            {schedule.isPending ? "Sending..." : nameButton(choice, carousels.length)}
          </Button>
        </div>
      </div>
    </form>
  );
}

function nameButton({ kind }: ScheduleChoice, count: number): string {
  if (kind === "now") return "Publish now";
  return kind === "unscheduled"
    ? `Save ${countNoun(count, "post")} as unscheduled`
    : `Schedule ${countNoun(count, "post")}`;
}

function NoAccounts() {
  return (
    <div className="flex flex-col items-start gap-3 px-5 pb-5">
      <p>Connect an account to schedule posts for it.</p>
      <ButtonLink to="/connections" variant="primary">
        Connect an account
      </ButtonLink>
    </div>
  );
}

function Content(props: Omit<ScheduleDialogProps, "onClose">) {
  const [carousels, setCarousels] = useState(props.carousels);
  const query = useConnections();
  const { data } = query;
  if (!data) {
    return (
      <div className="px-5 pb-5">
        <Awaited title="We couldn't load your connected accounts" query={query} />
      </div>
    );
  }
  if (data.connections.length === 0) return <NoAccounts />;
  if (carousels.length === 0) return <CarouselPicker onPick={setCarousels} />;
  return <Form {...props} carousels={carousels} connections={data.connections} />;
}

function nameDialog(carousels: readonly ChosenCarousel[]): string {
  const [first] = carousels;
  if (!first) return "Schedule carousels";
  return carousels.length === 1
    ? `Schedule “${first.title}”`
    : `Schedule ${countNoun(carousels.length, "carousel")}`;
}

/** The dialog that schedules saved carousels: accounts, days and times once for all. */
export function ScheduleDialog({ onClose, ...props }: ScheduleDialogProps) {
  const surplus = props.carousels.length - maxSelected;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={nameDialog(props.carousels)}
      {...(surplus > 0 && {
        description: `The first ${maxSelected} are scheduled. Schedule the other ${surplus} afterwards.`,
      })}
      className="max-h-[calc(100dvh-24px)] max-w-[860px]"
    >
      <Content {...props} />
    </Dialog>
  );
}
