import type { Channel, Grant } from "@slideloom/core/contract/grants";
import type { Connection } from "@slideloom/core/contract/connections";
import { networks } from "@slideloom/core/networks";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ConnectionChip } from "../../../components/publications/connection-chip.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { showToast } from "../../../state/toast-store.ts";
import { deleteGrant, replaceGrantKey } from "../api/grants.ts";
import { describeEnd } from "../describe-connection.ts";
import { grantElementId } from "../reveal-part.ts";
import { ChannelChooser } from "./channel-chooser.tsx";
import { ConnectFields } from "./connect-fields.tsx";
import { ConnectionItem } from "./connection-item.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";

interface PartProps {
  grant: Grant;
  onDone: () => void;
}

/** Replaces the key; the connected accounts keep their posting times and scheduled posts. */
function KeyForm({ grant: { id, network, name }, onDone }: PartProps) {
  const fields = networks[network].connect.fields.filter((field) => field.name === "key");
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => replaceGrantKey(id, values["key"] ?? ""),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form
      aria-label={`Replace the key of ${name}`}
      className="flex flex-col items-start gap-3 rounded-xl bg-sunken p-3"
      onSubmit={submit}
    >
      <ConnectFields fields={fields} values={values} onChange={setValues} />
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? "Checking..." : "Replace key"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

/** Asks for confirmation before a key or sign-in is removed, together with its accounts. */
function RemoveDialog({ grant: { id, network, name }, onDone }: PartProps) {
  const place = networks[network].name;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteGrant(id),
    onSuccess: () => {
      showToast({ title: "Disconnected", description: `${place}: ${name}` });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={`Disconnect ${name}?`}
      description={`All accounts of this connection are disconnected, and their scheduled posts are cancelled. Published posts aren't deleted. Your accounts at ${place} don't change.`}
      keepLabel="Keep accounts"
      confirmLabel="Disconnect"
      isBusy={isPending}
      onClose={onDone}
      onConfirm={mutate}
    >
      <ErrorNotice error={error} />
    </ConfirmDialog>
  );
}

interface GrantActionsProps {
  grant: Grant;
  onReplaceKey: () => void;
  onChoose: () => void;
  onDisconnect: () => void;
}

function GrantActions({ grant, onReplaceKey, onChoose, onDisconnect }: GrantActionsProps) {
  const { network, name, state } = grant;
  const hasKey = networks[network].connect.kind === "key";
  return (
    <div className="flex flex-wrap gap-2">
      {hasKey && (
        <Button
          size="small"
          variant={state === "active" ? "secondary" : "primary"}
          onClick={onReplaceKey}
        >
          Replace key
        </Button>
      )}
      <Button size="small" onClick={onChoose}>
        Choose accounts
      </Button>
      <Button size="small" aria-label={`Disconnect ${name}`} onClick={onDisconnect}>
        Disconnect
      </Button>
    </div>
  );
}

interface GrantCardProps {
  grant: Grant;
  /** All connected accounts. */
  connections: readonly Connection[];
  /** Whether the chooser is open; `known` contains the accounts if they were just loaded. */
  chooser: { isOpen: boolean; known: readonly Channel[] | undefined };
  onChoose: (isOpen: boolean) => void;
}

/** A key or sign-in with the accounts that it reaches. */
export function GrantCard({ grant, connections, chooser, onChoose }: GrantCardProps) {
  const { id, name, server, state, message } = grant;
  const [asks, setAsks] = useState<"key" | "remove" | null>(null);
  const own = connections.filter(({ through }) => through?.id === id);
  const facts = [server, describeEnd(grant)].filter(Boolean);
  return (
    <section
      id={grantElementId(id)}
      tabIndex={-1}
      aria-label={name}
      className="flex flex-col gap-2 rounded-xl border border-line p-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <ConnectionChip state={state} />
          </p>
          {facts.length > 0 && <p className="text-[13px] text-muted">{facts.join(" · ")}</p>}
        </div>
        <GrantActions
          grant={grant}
          onReplaceKey={() => setAsks("key")}
          onChoose={() => onChoose(!chooser.isOpen)}
          onDisconnect={() => setAsks("remove")}
        />
      </div>
      {message && <p className="wrap-anywhere text-danger">{message}</p>}
      {asks === "key" && <KeyForm grant={grant} onDone={() => setAsks(null)} />}
      {chooser.isOpen && (
        <ChannelChooser grant={grant} known={chooser.known} onDone={() => onChoose(false)} />
      )}
      {own.length === 0 && !chooser.isOpen && <p className="text-muted">No accounts chosen yet</p>}
      {own.length > 0 && !chooser.isOpen && (
        <ul aria-label={`Accounts of ${name}`}>
          {own.map((connection) => (
            <ConnectionItem
              key={connection.id}
              connection={
                connection.message === message ? { ...connection, message: null } : connection
              }
              all={connections}
            />
          ))}
        </ul>
      )}
      {asks === "remove" && <RemoveDialog grant={grant} onDone={() => setAsks(null)} />}
    </section>
  );
}
