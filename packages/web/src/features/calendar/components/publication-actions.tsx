import type { Publication, PublishTime } from "@slideloom/core/contract/publications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApprovalActions } from "../../../components/publications/approval-actions.tsx";
import { canCancel, canMove } from "../../../components/publications/describe-target.ts";
import { TimeFields } from "../../../components/publications/time-fields.tsx";
import { findTimeObstacle, suggestWallTime } from "../../../components/publications/wall-time.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { cancelPublication, isWaiting } from "../../../lib/publications.ts";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { showToast } from "../../../state/toast-store.ts";
import { ContentForm } from "./content-form.tsx";
import { reportFailure, setTime } from "../move-publication.ts";

interface FormProps {
  publication: Publication;
  onClose: () => void;
}

/** A form that schedules or moves a publication, in a chosen time zone. */
function MoveForm({ publication, onClose }: FormProps) {
  const { wall_time, time_zone } = publication;
  const [value, setValue] = useState(() => ({
    at: wall_time ?? suggestWallTime(time_zone),
    timeZone: time_zone,
  }));
  const { mutate, isPending } = useMutation({
    mutationFn: (when: PublishTime) => setTime(publication, when),
    onSuccess: onClose,
  });
  const isPossible = findTimeObstacle(value) === null;
  return (
    <form
      aria-label="Move"
      className="flex flex-col gap-2 rounded-xl bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) mutate({ kind: "time", at: value.at, time_zone: value.timeZone });
      }}
    >
      {publication.approval && <p>A new time needs a new approval.</p>}
      <TimeFields
        value={value}
        timeZones={[...new Set([time_zone, viewerZone()])]}
        onChange={setValue}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" variant="primary" disabled={!isPossible || isPending}>
          {wall_time === null ? "Schedule" : "Move"}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => mutate({ kind: "slot" })}>
          Next free slot
        </Button>
        {wall_time !== null && (
          <Button size="small" disabled={isPending} onClick={() => mutate({ kind: "unscheduled" })}>
            Unschedule
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

interface ConfirmProps extends FormProps {
  label: string;
  text: string;
  confirm: string;
  back?: string;
  run: () => Promise<unknown>;
  variant: "primary" | "danger";
}

function Confirm({ label, text, confirm, back = "Back", run, variant, onClose }: ConfirmProps) {
  const { mutate, isPending } = useMutation({ mutationFn: run, onSettled: onClose });
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2 rounded-xl bg-sunken p-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant={variant} disabled={isPending} onClick={() => mutate()}>
          {confirm}
        </Button>
        <Button size="small" onClick={onClose}>
          {back}
        </Button>
      </div>
    </div>
  );
}

async function cancel({ id, title }: Publication): Promise<void> {
  try {
    await cancelPublication(id);
    showToast({ title: "Post cancelled", description: `“${title}” won't be published.` });
  } catch (error) {
    reportFailure("Post not cancelled", error);
  }
}

/** Actions on a whole publication that hasn't been sent. */
export function PublicationActions({ publication }: { publication: Publication }) {
  const [open, setOpen] = useState<"edit" | "move" | "now" | "cancel" | null>(null);
  const close = () => setOpen(null);
  const { carousel_id, wall_time } = publication;
  const parts = { publication, onClose: close };
  if (open === "edit") return <ContentForm {...parts} />;
  if (open === "move") return <MoveForm {...parts} />;
  if (open === "now") {
    return (
      <Confirm
        {...parts}
        label="Publish now"
        text="This publishes the post immediately. Afterwards, you can delete it only on the network."
        confirm="Publish now"
        variant="primary"
        run={() => setTime(publication, { kind: "now" })}
      />
    );
  }
  if (open === "cancel") {
    return (
      <Confirm
        {...parts}
        label="Cancel post"
        text="This post won't be published. Your carousel stays as it is."
        back="Keep post"
        confirm="Cancel post"
        variant="danger"
        run={() => cancel(publication)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isWaiting(publication) && <ApprovalActions publication={publication} />}
      {canMove(publication) && (
        <>
          <Button onClick={() => setOpen("edit")}>Edit</Button>
          <Button onClick={() => setOpen("move")}>
            {wall_time === null ? "Schedule" : "Move"}
          </Button>
          {publication.approval === null && (
            <Button onClick={() => setOpen("now")}>Publish now</Button>
          )}
        </>
      )}
      {canCancel(publication) && <Button onClick={() => setOpen("cancel")}>Cancel post</Button>}
      {carousel_id !== null && (
        <ButtonLink to={`/create/${carousel_id}`} variant="ghost">
          Open carousel
        </ButtonLink>
      )}
    </div>
  );
}
