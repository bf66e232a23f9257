import type { Connection } from "@slideloom/core/contract/connections";
import { networks, type NetworkId } from "@slideloom/core/networks";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { readKnownValues, useConnect } from "../use-connect.ts";
import { ConnectFields } from "./connect-fields.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";

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
  const { nameInSentence, connect } = networks[network];
  const [values, setValues] = useState(() => readKnownValues(network, known));
  const { mutate, isBusy, error, data } = useConnect(network, known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(values, {
      onSuccess: (made) => {
        if (!made) return;
        setValues(readKnownValues(network, known));
        onConnected(made.id);
      },
    });
  };
  return (
    <form
      aria-label={`Connect ${nameInSentence}`}
      className="flex flex-col items-start gap-3"
      onSubmit={submit}
    >
      <ConnectFields fields={connect.fields} values={values} onChange={setValues} />
      <ErrorNotice error={error} />
      {data?.secret && <NewSecret name={data.name} secret={data.secret} />}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {isBusy ? (connect.kind === "oauth" ? "Redirecting..." : "Connecting...") : connect.button}
      </Button>
    </form>
  );
}
