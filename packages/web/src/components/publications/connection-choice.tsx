import type { Connection } from "@slideloom/core/contract/connections";
import { accountName, describePlace, networks, placeName } from "@slideloom/core/networks";
import { ConnectionChip } from "./connection-chip.tsx";
import { NetworkMark } from "./network-mark.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { isUsable } from "../../lib/connections.ts";

/** Names accounts that two or more of the chosen connections publish to. */
function listDoubles(chosen: readonly Connection[]): string[] {
  const doubles = chosen.filter(({ duplicates }) =>
    chosen.some((other) => duplicates.includes(other.id)),
  );
  const names = doubles.map((one) => `${accountName(one)} on ${placeName(one.service)}`);
  return [...new Set(names)];
}

interface ConnectionChoiceProps {
  connections: readonly Connection[];
  chosenIds: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Checkboxes of the accounts to publish as. */
export function ConnectionChoice({ connections, chosenIds, onChange }: ConnectionChoiceProps) {
  const toggle = (id: string) =>
    onChange(
      connections
        .map((connection) => connection.id)
        .filter((known) => chosenIds.includes(known) !== (known === id)),
    );
  const chosen = connections.filter(({ id }) => chosenIds.includes(id));
  const twice = listDoubles(chosen);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Where</legend>
      {connections.map((connection) => {
        const { id, network, service, state, message, through } = connection;
        const usable = isUsable(connection);
        return (
          <div key={id} className="flex min-h-9 flex-wrap items-center gap-x-2">
            <label className="flex min-w-0 flex-1 items-center gap-2.5">
              <input
                type="checkbox"
                checked={usable && chosenIds.includes(id)}
                disabled={!usable}
                onChange={() => toggle(id)}
                className="size-4 shrink-0 accent-accent"
              />
              <NetworkMark network={service} />
              <span className="min-w-0 wrap-anywhere">
                {accountName(connection)}{" "}
                <span className="text-muted">{describePlace(connection)}</span>
              </span>
            </label>
            {!usable && (
              <>
                <ConnectionChip state={state} />
                <TextLink to="/connections">
                  {through ? "Open Connections" : `Reconnect ${networks[network].name}`}
                </TextLink>
                {message !== null && (
                  <p className="basis-full pl-6.5 text-[13px] wrap-anywhere text-danger">
                    {message}
                  </p>
                )}
              </>
            )}
          </div>
        );
      })}
      {twice.map((place) => (
        <Notice key={place} variant="warning">
          <p>{place} is chosen more than once. The post would appear there twice.</p>
        </Notice>
      ))}
      <p className="mt-1 text-[13px]">
        <TextLink to="/connections">Connect another account</TextLink>
      </p>
    </fieldset>
  );
}
