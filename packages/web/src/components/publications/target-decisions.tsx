import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { decidePublication } from "../../lib/publications.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { canMove, isReplaced } from "./describe-target.ts";
import { showFailure } from "../../state/failure-toast.ts";

interface TargetDecisionsProps {
  publication: Publication;
  target: PublicationTarget;
}

export function useDecision({ publication, target }: TargetDecisionsProps) {
  return useMutation({
    mutationFn: (decision: { decision: "there" | "again" | "check"; url?: string }) =>
      decidePublication(publication.id, { target_id: target.id, ...decision }),
    onError: showFailure("We couldn't save your answer"),
  });
}

type Decision = ReturnType<typeof useDecision>;

/** Form to confirm that the post was published, with an optional field for its URL. */
export function ThereForm({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [url, setUrl] = useState("");
  const isAddress = url === "" || /^https?:\/\/\S+$/.test(url);
  return (
    <form
      aria-label="The post is there"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isAddress) decision.mutate({ decision: "there", ...(url && { url }) });
      }}
    >
      <TextField
        label="Post URL"
        isOptional
        inputMode="url"
        placeholder="https://"
        value={url}
        error={isAddress ? undefined : "Enter a URL that starts with https://"}
        onChange={(event) => setUrl(event.target.value.trim())}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          type="submit"
          variant="primary"
          disabled={!isAddress || decision.isPending}
        >
          Mark as published
        </Button>
        <Button size="small" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

/** Confirms posting again, because the network may already have the post. */
function AgainForm({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  return (
    <div role="group" aria-label="Publish again" className="flex flex-col gap-2">
      <p>Check the account first. If the post is already there, it will appear twice.</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="danger"
          disabled={decision.isPending}
          onClick={() => decision.mutate({ decision: "again" })}
        >
          Publish again
        </Button>
        <Button size="small" onClick={onClose}>
          Back
        </Button>
      </div>
    </div>
  );
}

function UnknownDecisions(props: TargetDecisionsProps) {
  const decision = useDecision(props);
  const [form, setForm] = useState<"there" | "again" | null>(null);
  const close = () => setForm(null);
  if (form === "there") return <ThereForm decision={decision} onClose={close} />;
  if (form === "again") return <AgainForm decision={decision} onClose={close} />;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setForm("there")}>
        The post is there
      </Button>
      <Button size="small" onClick={() => setForm("again")}>
        The post isn't there
      </Button>
      <Button
        size="small"
        disabled={decision.isPending}
        onClick={() => decision.mutate({ decision: "check" })}
      >
        Check again
      </Button>
    </div>
  );
}

function RepeatDecision(props: TargetDecisionsProps) {
  const decision = useDecision(props);
  return (
    <Button
      size="small"
      disabled={decision.isPending}
      onClick={() => decision.mutate({ decision: "again" })}
    >
      {props.target.posts.length > 0 ? "Publish the rest" : "Try again"}
    </Button>
  );
}

/**
 * Returns true if "Try again" is offered. If a missed publication can still be moved, the person sees "Publish now".
 */
const isRepeatable = ({ publication, target }: TargetDecisionsProps): boolean =>
  target.status === "failed" || (target.status === "missed" && !canMove(publication));

/** Decisions for a target that wasn't published; renders nothing if there are none. */
export function TargetDecisions(props: TargetDecisionsProps) {
  const { target } = props;
  const canBePublished = target.connection_id !== null && !isReplaced(target);
  if (target.status === "unknown") return <UnknownDecisions {...props} />;
  if (!canBePublished || !isRepeatable(props)) return null;
  return <RepeatDecision {...props} />;
}
