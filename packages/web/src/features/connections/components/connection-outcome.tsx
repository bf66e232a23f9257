import {
  type Connection,
  maxConnections,
  type SignInFailure,
} from "@slideloom/core/contract/connections";
import { maxGrants } from "@slideloom/core/contract/grants";
import { accountName, describePlace } from "@slideloom/core/networks";
import { Notice } from "../../../components/ui/notice.tsx";

/** Messages by error code. Anyone can craft the URL with the code, so no text from the URL is shown. */
const failures: Readonly<Record<SignInFailure, string>> = {
  denied: "You didn't allow access, so nothing was connected.",
  expired: "This sign-in expired. It took over 10 minutes or was opened twice. Start again.",
  refused: "The network refused to connect this account. Try again.",
  "missing-scope":
    "Publishing needs every permission that the network lists. Connect again and allow all of them.",
  "account-not-allowed":
    "This server's app isn't allowed to use this account yet. Add the account to the app's roles and accept the invite, as the guide explains. Then connect again.",
  "network-not-set-up": "This network isn't set up on this server yet.",
  "network-unreachable": "We couldn't reach the network. Try again in a few minutes.",
  "too-many-grants": `You can add up to ${maxGrants} network keys and sign-ins. Remove one, then try again.`,
  "too-many-connections": `You can connect up to ${maxConnections} accounts. Disconnect one, then try again.`,
};

const isFailure = (code: string): code is SignInFailure => Object.hasOwn(failures, code);

interface ConnectionOutcomeProps {
  connectedId: string | null;
  error: string | null;
  connections: readonly Connection[];
}

/** Shows the result of a sign-in at a network. */
export function ConnectionOutcome({ connectedId, error, connections }: ConnectionOutcomeProps) {
  const connected = connections.find(({ id }) => id === connectedId);
  if (error !== null) {
    return (
      <Notice variant="danger" role="alert" title="Not connected">
        <p>{failures[isFailure(error) ? error : "refused"]}</p>
      </Notice>
    );
  }
  if (!connected) return null;
  return (
    <Notice variant="info" role="status" title="Connected">
      <p>
        You can now publish to {accountName(connected)} on {describePlace(connected)}. Open a
        carousel and choose Publish.
      </p>
    </Notice>
  );
}
