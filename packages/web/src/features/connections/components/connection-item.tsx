import { accountName, networks } from "@slideloom/core/networks";
import type { Connection } from "@slideloom/core/contract";
import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useState } from "react";
import { toneClassNames } from "../../../components/publications/status-chip.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { buildNameInitials } from "../../../lib/initials.ts";
import { showToast } from "../../../state/toast-store.ts";
import { testConnection } from "../api/connections.ts";
import { describeEnd, describeSlots, describeState } from "../describe-connection.ts";
import { knowsEveryValue, readKnownValues, useConnect } from "../use-connect.ts";
import { ConnectForm } from "./connect-form.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { PostingTimes } from "./posting-times.tsx";

/** The account's image, or its initials. */
function Avatar({ url, name }: { url: string | null; name: string }) {
  if (url === null) {
    return (
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-full border border-line bg-sunken text-[13px] font-semibold text-muted"
      >
        {buildNameInitials(name)}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className="size-9 rounded-full bg-sunken object-cover"
    />
  );
}

function TestButton({ connection }: { connection: Connection }) {
  const { id } = connection;
  const account = accountName(connection);
  const { mutate, isPending } = useMutation({
    mutationFn: () => testConnection(id),
    onSuccess: () =>
      showToast({ title: "Connection works", description: `You can publish to ${account}.` }),
    onError: (error) =>
      showToast({
        variant: "destructive",
        title: "Connection doesn't work",
        description: readErrorMessage(error),
      }),
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
  const { network } = connection;
  const { mutate, isBusy } = useConnect(network, connection);
  if (!networks[network].connect.canReconnect) return null;
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

/** A connected account with its state and actions. */
export function ConnectionItem({ connection }: { connection: Connection }) {
  const { name, network, server, picture_url, state, message } = connection;
  const [asks, setAsks] = useState<"values" | "disconnect" | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const account = accountName(connection);
  const { label, tone } = describeState(state);
  const facts = [name !== account && name, server, describeEnd(connection)].filter(Boolean);
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar url={picture_url} name={name || account} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{account}</span>
            <span
              className={clsx(
                "rounded-full px-2 py-0.5 text-xs font-semibold",
                toneClassNames[tone],
              )}
            >
              {label}
            </span>
          </p>
          <p className="text-[13px] wrap-anywhere text-muted">{facts.join(" · ")}</p>
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
