import type { Connection } from "@slideloom/core/contract/connections";
import { accountName, describePlace, isHandOff, placeName } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { canCancel } from "../../../components/publications/describe-target.ts";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { usePublications } from "../../../lib/publications.ts";
import { showToast } from "../../../state/toast-store.ts";
import { deleteConnection } from "../api/connections.ts";
import { ErrorNotice } from "../../../components/error-notice.tsx";

/** Counts the publications that disconnecting would cancel; null while loading. */
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
  if (count === 0) return "No posts are scheduled for this account.";
  if (count === null) return "Posts scheduled for this account will be cancelled.";
  return `${countNoun(count, "post")} scheduled for this account will be cancelled.`;
}

interface DisconnectDialogProps {
  connection: Connection;
  onClose: () => void;
}

/** Confirms a disconnection and shows how many scheduled posts it cancels. */
export function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const { id, network, service } = connection;
  const account = accountName(connection);
  const waiting = useWaiting(id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteConnection(id),
    onSuccess: () => {
      showToast({
        title: "Disconnected",
        description: `${describePlace(connection)}: ${account}`,
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Disconnect ${account}?`}
      description={`${describeWaiting(waiting)} ${isHandOff(network) ? "Published posts aren't deleted." : `Published posts stay on ${placeName(service)}.`}`}
      keepLabel="Keep account"
      confirmLabel="Disconnect"
      isBusy={isPending}
      onClose={onClose}
      onConfirm={mutate}
    >
      <ErrorNotice error={error} />
    </ConfirmDialog>
  );
}
