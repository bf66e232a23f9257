import type { Connection } from "@slideloom/core/contract";
import { accountName, networks } from "@slideloom/core/publishing";
import { countNoun, plural } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { canCancel } from "../../../components/publications/describe-target.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { usePublications } from "../../../lib/publications.ts";
import { showToast } from "../../../state/toast-store.ts";
import { deleteConnection } from "../api/connections.ts";
import { FormError } from "./form-error.tsx";

/** How many publications wait to be published there; null until that is known. */
function useWaiting(connectionId: string): number | null {
  const scheduled = usePublications({ status: "scheduled" });
  const unscheduled = usePublications({ unscheduled: true });
  if (!scheduled.data || !unscheduled.data) return null;
  return [...scheduled.data, ...unscheduled.data].filter(
    (publication) =>
      canCancel(publication) &&
      publication.targets.some(({ connection_id }) => connection_id === connectionId),
  ).length;
}

function describeWaiting(count: number | null): string {
  if (count === 0) return "Nothing is scheduled there.";
  if (count === null) return "What is scheduled there is canceled.";
  return `${countNoun(count, "publication that waits", "publications that wait")} to be published there ${plural(count, "is", "are")} canceled.`;
}

interface DisconnectDialogProps {
  connection: Connection;
  onClose: () => void;
}

/** Asks before a connection is removed, and says what goes with it. */
export function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const { id, network } = connection;
  const account = accountName(connection);
  const waiting = useWaiting(id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteConnection(id),
    onSuccess: () => {
      showToast({
        title: "Disconnected",
        description: `${networks[network].name}: ${account}`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Disconnect ${account}?`}
      description={`${describeWaiting(waiting)} What is published stays where it is.`}
      className="max-w-md"
    >
      <div className="flex flex-col gap-3 px-5 pt-2 pb-5">
        <FormError error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" disabled={isPending} onClick={() => mutate()}>
            Disconnect
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
