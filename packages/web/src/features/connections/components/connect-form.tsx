import type { Connection } from "@slideloom/core/contract/connections";
import { networks, type NetworkId } from "@slideloom/core/networks";
import { useState } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { readKnownValues, useConnect } from "../use-connect.ts";
import { ConnectFrame } from "./connect-frame.tsx";

/** The secret of a new connection, shown once. */
function NewSecret({ name, secret }: { name: string; secret: string }) {
  return (
    <Notice variant="warning" role="status" title={`Signing secret of ${name}`} className="w-full">
      <p>Copy it now. It won't be shown again.</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-lg bg-surface px-2.5 py-1.5 text-[13px] wrap-anywhere text-ink">
          {secret}
        </code>
        <CopyButton text={secret} title="Copy signing secret" />
      </div>
    </Notice>
  );
}

interface ConnectFormProps {
  network: NetworkId;
  /** The account to reconnect. */
  known?: Connection;
  onConnected: (id: string) => void;
}

/** Connects or reconnects an account, with the fields of its network. */
export function ConnectForm({ network, known, onConnected }: ConnectFormProps) {
  const [values, setValues] = useState(() => readKnownValues(network, known));
  const { mutate, isBusy, error, data } = useConnect(network, known);
  const submit = () =>
    mutate(values, {
      onSuccess: (made) => {
        if (!made) return;
        setValues(readKnownValues(network, known));
        onConnected(made.id);
      },
    });
  const leaves = networks[network].connect.kind === "oauth";
  return (
    <ConnectFrame
      network={network}
      values={values}
      onChange={setValues}
      error={error}
      busy={isBusy ? (leaves ? "Redirecting..." : "Connecting...") : null}
      onSubmit={submit}
    >
      {data?.secret && <NewSecret name={data.name} secret={data.secret} />}
    </ConnectFrame>
  );
}
