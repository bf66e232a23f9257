import type { Connection } from "@slideloom/core/contract";
import { accountName, networks } from "@slideloom/core/publishing";
import { Notice } from "../../../components/ui/notice.tsx";

/** Why a sign-in at a network came to nothing, by the code in the address. */
const failures: Readonly<Record<string, string>> = {
  denied: "You did not allow it there. Nothing was connected.",
  expired: "That took longer than ten minutes, or the page was opened twice. Please begin again.",
  "missing-scope":
    "A permission is missing that publishing needs. Please allow all that is asked for.",
};

interface ConnectionOutcomeProps {
  /** The id of an account that was connected just now. */
  connectedId: string | null;
  error: string | null;
  connections: readonly Connection[];
}

/** Says what came of a sign-in at a network. */
export function ConnectionOutcome({ connectedId, error, connections }: ConnectionOutcomeProps) {
  const connected = connections.find(({ id }) => id === connectedId);
  if (error !== null) {
    return (
      <Notice variant="danger" role="alert" title="Not connected">
        <p>{failures[error] ?? `The network refused: ${error}. Please try it again.`}</p>
      </Notice>
    );
  }
  if (!connected) return null;
  return (
    <Notice variant="info" role="status" title="Connected">
      <p>
        Carousels can be published as {accountName(connected)} on {networks[connected.network].name}{" "}
        from now on: open one and press Publish.
      </p>
    </Notice>
  );
}
