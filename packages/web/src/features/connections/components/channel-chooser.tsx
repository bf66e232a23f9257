import type { Channel, Grant } from "@slideloom/core/contract/grants";
import { findServiceId, networks } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Awaited } from "../../../components/loading-state.tsx";
import { ConnectionChip } from "../../../components/publications/connection-chip.tsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { chooseChannels, useChannels } from "../api/grants.ts";
import { describeKind } from "../describe-connection.ts";
import { Avatar } from "./avatar.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";

interface ChannelRowProps {
  channel: Channel;
  isChosen: boolean;
  onToggle: () => void;
}

/** A row to choose an account. Shows the reason if nothing can be published to the account. */
function ChannelRow({ channel, isChosen, onToggle }: ChannelRowProps) {
  const { name, handle, picture_url, service, state, reason, connection_id } = channel;
  const known = findServiceId(service);
  const isOffered = state === "ready" || connection_id !== null;
  const why =
    reason ??
    (state === "unsupported" ? "Slideloom can't publish to this kind of account yet." : null);
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <label className="flex min-w-0 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isOffered}
          onChange={onToggle}
          className="size-4 shrink-0 accent-accent"
        />
        <Avatar url={picture_url} name={name || handle} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{handle || name}</span>
            {state === "unavailable" && <ConnectionChip state="reconnect" />}
          </span>
          <span className="flex items-center gap-1.5 text-[13px] text-muted">
            {known !== null && <NetworkMark network={known} />}
            {describeKind(channel)}
          </span>
        </span>
      </label>
      {why !== null && <p className="mt-1 pl-6.5 text-[13px] wrap-anywhere text-muted">{why}</p>}
    </li>
  );
}

/** The label of the button that saves a choice. */
function describeChoice(count: number, hadAny: boolean): string {
  if (count === 0) return hadAny ? "Disconnect all" : "Connect accounts";
  return hadAny ? "Save accounts" : `Connect ${countNoun(count, "account")}`;
}

interface ChoiceProps {
  grant: Grant;
  channels: readonly Channel[];
  onRefresh: () => void;
  onDone: () => void;
}

function Choice({ grant: { id, network }, channels, onRefresh, onDone }: ChoiceProps) {
  const { name } = networks[network];
  const [chosenIds, setChosenIds] = useState<readonly string[]>(() =>
    channels.flatMap(({ connection_id, remote_id }) => (connection_id ? [remote_id] : [])),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => chooseChannels(id, chosenIds),
    onSuccess: onDone,
  });
  const toggle = (remoteId: string) =>
    setChosenIds(
      chosenIds.includes(remoteId)
        ? chosenIds.filter((one) => one !== remoteId)
        : [...chosenIds, remoteId],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const isNone = chosenIds.length === 0;
  const hadAny = channels.some(({ connection_id }) => connection_id !== null);
  return (
    <form
      aria-label={`Accounts from ${name}`}
      className="flex flex-col gap-3 rounded-xl bg-sunken p-3"
      onSubmit={submit}
    >
      {channels.length === 0 ? (
        <p>
          {name} has no accounts yet. Connect an account in {name}, then check again.
        </p>
      ) : (
        <fieldset>
          <legend className="font-semibold">Choose the accounts to publish to</legend>
          <ul className="mt-1">
            {channels.map((channel) => (
              <ChannelRow
                key={channel.remote_id}
                channel={channel}
                isChosen={chosenIds.includes(channel.remote_id)}
                onToggle={() => toggle(channel.remote_id)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-2">
        {channels.length === 0 ? (
          <Button onClick={onRefresh}>Check again</Button>
        ) : (
          <Button type="submit" variant="primary" disabled={isPending || (isNone && !hadAny)}>
            {isPending ? "Saving..." : describeChoice(chosenIds.length, hadAny)}
          </Button>
        )}
        <Button onClick={onDone}>Close</Button>
      </div>
    </form>
  );
}

interface ChannelChooserProps extends Pick<ChoiceProps, "grant" | "onDone"> {
  /** The accounts, if they were just loaded. */
  known: readonly Channel[] | undefined;
}

/** Chooses which accounts of a grant (key or sign-in) are connected. */
export function ChannelChooser({ grant, known, onDone }: ChannelChooserProps) {
  const query = useChannels(grant.id, known && { channels: [...known] });
  const { name } = networks[grant.network];
  const refetch = () => void query.refetch();
  if (query.error || !query.data || query.isFetching) {
    const title = `We couldn't load your accounts from ${name}`;
    return <Awaited title={title} query={query} className="py-6" />;
  }
  return (
    <Choice grant={grant} channels={query.data.channels} onRefresh={refetch} onDone={onDone} />
  );
}
