import { accountName, networks } from "@slideloom/core/networks";
import type { Connection } from "@slideloom/core/contract/connections";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConnectionChip } from "../../../components/publications/connection-chip.tsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { showToast } from "../../../state/toast-store.ts";
import { testConnection } from "../api/connections.ts";
import { describeDuplicates, describeFacts, describeSlots } from "../describe-connection.ts";
import { knowsEveryValue, readKnownValues, useConnect } from "../use-connect.ts";
import { Avatar } from "./avatar.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { PostingTimes } from "./posting-times.tsx";
import { showFailure } from "../../../state/failure-toast.ts";

function TestButton({ connection }: { connection: Connection }) {
  const { id } = connection;
  const account = accountName(connection);
  const { mutate, isPending } = useMutation({
    mutationFn: () => testConnection(id),
    onSuccess: () =>
      showToast({ title: "Connection works", description: `You can publish to ${account}.` }),
    onError: showFailure("Connection doesn't work"),
  });
  return (
    <Button
      size="small"
      aria-label={`${isPending ? "Testing..." : "Test"} ${account}`}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPending ? "Testing..." : "Test"}
    </Button>
  );
}

interface ReconnectProps {
  connection: Connection;
  /** Asks for values that the connection doesn't have, such as an app password. */
  onAskValues: () => void;
}

/** A button that renews the access to an account; renders nothing if the access never needs renewal. */
function ReconnectButton({ connection, onAskValues }: ReconnectProps) {
  const { network, through } = connection;
  const { mutate, isBusy } = useConnect(network, connection);
  // An account reached through a key has no button of its own, because replacing the key reconnects the account.
  if (through || !networks[network].connect.canReconnect) return null;
  const reconnect = () => {
    if (knowsEveryValue(network)) mutate(readKnownValues(network, connection));
    else onAskValues();
  };
  return (
    <Button
      size="small"
      variant={connection.state === "active" ? "secondary" : "primary"}
      aria-label={`Reconnect ${accountName(connection)}`}
      disabled={isBusy}
      onClick={reconnect}
    >
      Reconnect
    </Button>
  );
}

interface ConnectionItemProps {
  connection: Connection;
  /** All connections. Used to name the other connections to the same account. */
  all: readonly Connection[];
}

/** A connected account with its state and actions. */
export function ConnectionItem({ connection, all }: ConnectionItemProps) {
  const { name, network, picture_url, state, message } = connection;
  const [asks, setAsks] = useState<"values" | "disconnect" | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const account = accountName(connection);
  const duplicates = describeDuplicates(connection, all);
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar url={picture_url} name={name || account} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{account}</span>
            <ConnectionChip state={state} />
          </p>
          <p className="flex items-center gap-1.5 text-[13px] text-muted">
            {connection.through && <NetworkMark network={connection.service} />}
            <span className="min-w-0 wrap-anywhere">{describeFacts(connection)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <TestButton connection={connection} />
          <ReconnectButton connection={connection} onAskValues={() => setAsks("values")} />
          <Button
            size="small"
            aria-label={`Disconnect ${account}`}
            onClick={() => setAsks("disconnect")}
          >
            Disconnect
          </Button>
        </div>
      </div>
      {message && <p className="mt-1 wrap-anywhere text-danger">{message}</p>}
      {duplicates !== null && <p className="mt-1 text-[13px] wrap-anywhere">{duplicates}</p>}
      {asks === "values" && (
        <div className="my-3 rounded-xl bg-sunken p-3">
          <ConnectForm network={network} known={connection} onConnected={() => setAsks(null)} />
        </div>
      )}
      <FoldingSection
        title="Posting times"
        summary={describeSlots(connection)}
        isOpen={isUnfolded}
        onOpenChange={setIsUnfolded}
      >
        <PostingTimes connection={connection} />
      </FoldingSection>
      {asks === "disconnect" && (
        <DisconnectDialog connection={connection} onClose={() => setAsks(null)} />
      )}
    </li>
  );
}
