import type { ApprovalRequest, Publication } from "@slideloom/core/contract/publications";
import { useMutation } from "@tanstack/react-query";
import { answerApproval } from "../../lib/publications.ts";
import { showFailure } from "../../state/failure-toast.ts";
import { showToast } from "../../state/toast-store.ts";
import { Button } from "../ui/button.tsx";

function reportAnswer({ title, due_at }: Publication, { decision }: ApprovalRequest): void {
  if (decision === "decline") {
    showToast({ title: "Post declined", description: `“${title}” won't be published.` });
    return;
  }
  const later = due_at === null ? "Choose a time to publish it." : "It's published at its time.";
  showToast({ title: "Post approved", description: `“${title}”: ${later}` });
}

/** Approves or declines a publication that waits, as it is shown. One that waits for a client can only be declined. */
export function ApprovalActions({ publication }: { publication: Publication }) {
  const { id, version, title, approval } = publication;
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: ApprovalRequest["decision"]) =>
      answerApproval(id, { decision, version }),
    onSuccess: (answered, decision) => reportAnswer(answered, { decision, version }),
    onError: showFailure("We couldn't save your answer"),
  });
  return (
    <div role="group" aria-label={`Approval of ${title}`} className="flex flex-wrap gap-2">
      {approval?.by === "client" ? (
        <p className="basis-full">
          It's published once your client approves it on a review link. Create links under Share in
          the editor.
        </p>
      ) : (
        <Button variant="primary" disabled={isPending} onClick={() => mutate("approve")}>
          Approve
        </Button>
      )}
      <Button disabled={isPending} onClick={() => mutate("decline")}>
        Decline
      </Button>
    </div>
  );
}
