import type {
  Connection,
  ConnectionChangeRequest,
  PostingSlot,
} from "@slideloom/core/contract/connections";
import { useMutation } from "@tanstack/react-query";
import { Pause, Play, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { listTimeZones } from "../../../lib/zoned-time.ts";
import { updateConnection } from "../api/connections.ts";
import { describeSlotTime, isSameSlot, sortSlots, weekdays } from "../describe-connection.ts";
import { ErrorNotice } from "../../../components/error-notice.tsx";

const fieldClassName =
  "h-9 max-w-full min-w-0 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong";

interface SlotChipProps {
  slot: PostingSlot;
  isDisabled: boolean;
  onPause: () => void;
  onRemove: () => void;
}

function SlotChip({ slot, isDisabled, onPause, onRemove }: SlotChipProps) {
  const { weekday, time, paused } = slot;
  const name = `${weekdays[weekday - 1]} ${describeSlotTime(time)}`;
  return (
    <li className="flex items-center rounded-lg border border-line bg-raised pl-2.5">
      <span className={paused ? "text-muted line-through" : ""}>{describeSlotTime(time)}</span>
      {paused && <span className="sr-only"> (paused)</span>}
      <IconButton
        label={`${paused ? "Resume" : "Pause"} ${name}`}
        disabled={isDisabled}
        onClick={onPause}
        className="size-8!"
      >
        {paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={`Remove ${name}`}
        disabled={isDisabled}
        onClick={onRemove}
        className="size-8!"
      >
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface NewSlotProps {
  slots: readonly PostingSlot[];
  isDisabled: boolean;
  onAdd: (slot: PostingSlot) => void;
}

function NewSlot({ slots, isDisabled, onAdd }: NewSlotProps) {
  const [weekday, setWeekday] = useState(1);
  const [time, setTime] = useState("09:00");
  const isThere = slots.some((slot) => isSameSlot(slot, { weekday, time }));
  return (
    <form
      aria-label="New posting time"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({ weekday, time, paused: false });
      }}
    >
      <select
        aria-label="Day"
        value={weekday}
        onChange={(event) => setWeekday(Number(event.target.value))}
        className={fieldClassName}
      >
        {weekdays.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="time"
        aria-label="Time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        className={fieldClassName}
      />
      <Button
        type="submit"
        disabled={isDisabled || isThere || time === ""}
        title={isThere ? "This time is already in the list" : "Add this time to every week"}
      >
        Add
      </Button>
    </form>
  );
}

/** A connection's weekly posting times (slots) and their time zone. */
export function PostingTimes({ connection }: { connection: Connection }) {
  const { id, time_zone } = connection;
  const slots = sortSlots(connection.slots);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: ConnectionChangeRequest) => updateConnection(id, change),
  });
  const change = (changed: PostingSlot[]) => mutate({ slots: sortSlots(changed) });
  const rows = weekdays.flatMap((name, index) => {
    const own = slots.filter(({ weekday }) => weekday === index + 1);
    return own.length > 0 ? [{ name, own }] : [];
  });
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="text-muted">
        “Next free slot” uses the first of these times that's still free. If you change the times,
        scheduled posts don't move.
      </p>
      <label className="flex flex-wrap items-center gap-2">
        <span className="text-muted">Time zone</span>
        <select
          value={time_zone}
          disabled={isPending}
          onChange={(event) => mutate({ time_zone: event.target.value })}
          className={fieldClassName}
        >
          {listTimeZones(time_zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
      {rows.length === 0 && <p>No posting times yet</p>}
      {rows.map(({ name, own }) => (
        <div key={name} className="flex flex-wrap items-center gap-2">
          <span className="w-24 font-medium">{name}</span>
          <ul aria-label={name} className="flex flex-wrap gap-2">
            {own.map((slot) => (
              <SlotChip
                key={slot.time}
                slot={slot}
                isDisabled={isPending}
                onPause={() =>
                  change(
                    slots.map((one) => (one === slot ? { ...slot, paused: !slot.paused } : one)),
                  )
                }
                onRemove={() => change(slots.filter((one) => one !== slot))}
              />
            ))}
          </ul>
        </div>
      ))}
      <NewSlot slots={slots} isDisabled={isPending} onAdd={(slot) => change([...slots, slot])} />
      <ErrorNotice error={error} />
    </div>
  );
}
