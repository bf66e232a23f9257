import type { ConnectedProgram } from "@slideloom/core/contract/oauth";
import { useMutation } from "@tanstack/react-query";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { describeDate, describeTime } from "../../../lib/describe-time.ts";
import { showFailure } from "../../../state/failure-toast.ts";
import { showToast } from "../../../state/toast-store.ts";
import { disconnectProgram, useConnectedPrograms } from "../api/programs.ts";

interface ProgramItemProps {
  item: ConnectedProgram;
  onDisconnect: () => void;
}

function ProgramItem({ item, onDisconnect }: ProgramItemProps) {
  const { name, host, scopes, asksToPublish, createdAt, lastUsedAt } = item;
  const asks = scopes.includes("publish") && asksToPublish ? " (asks before it publishes)" : "";
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{" "}
          <span className="text-muted">{host ?? "unverified name"}</span>
        </p>
        <p className="text-[13px] text-muted">
          {scopes.join(", ")}
          {asks} · connected <time dateTime={createdAt}>{describeDate(createdAt)}</time> · last used{" "}
          <time dateTime={lastUsedAt}>{describeTime(lastUsedAt)}</time>
        </p>
      </div>
      <Button size="small" aria-label={`Disconnect ${name}`} onClick={onDisconnect}>
        Disconnect
      </Button>
    </li>
  );
}

/** The programs that may use the account. */
export function ConnectedPrograms() {
  const { data, error } = useConnectedPrograms();
  const { mutate } = useMutation({
    mutationFn: ({ id }: ConnectedProgram) => disconnectProgram(id),
    onSuccess: (_, { name }) =>
      showToast({ title: "Disconnected", description: `${name} can't use your account anymore.` }),
    onError: showFailure("Not disconnected"),
  });
  return (
    <div className="flex max-w-lg flex-col gap-5">
      <ErrorNotice error={error} />
      {data?.programs.length === 0 && <p className="text-muted">No program is connected.</p>}
      {data && data.programs.length > 0 && (
        <ul aria-label="Connected programs">
          {data.programs.map((item) => (
            <ProgramItem key={item.id} item={item} onDisconnect={() => mutate(item)} />
          ))}
        </ul>
      )}
    </div>
  );
}
