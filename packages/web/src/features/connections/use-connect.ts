import type { Connection, NewConnection } from "@slideloom/core/contract/connections";
import { networks, type NetworkId } from "@slideloom/core/networks";
import { useMutation } from "@tanstack/react-query";
import { viewerZone } from "../../lib/zoned-time.ts";
import { createConnection, startConnection } from "./api/connections.ts";

type Values = Readonly<Record<string, string>>;

/** Returns the values of a network's fields, filled in from the account to reconnect. */
export function readKnownValues(network: NetworkId, connection?: Connection): Values {
  const { fields } = networks[network].connect;
  return Object.fromEntries(
    fields.map(({ name, known }) => [name, (known && connection?.[known]) ?? ""]),
  );
}

/** Whether an account can be reconnected without asking for a value. */
export const knowsEveryValue = (network: NetworkId): boolean =>
  networks[network].connect.fields.every(({ known }) => known !== undefined);

/**
 * Connects an account with the form's values. If the network uses OAuth, the browser leaves the page, and the result is
 * null.
 */
export function useConnect(network: NetworkId, known?: Connection) {
  const isSignIn = networks[network].connect.kind === "oauth";
  const mutation = useMutation({
    async mutationFn(values: Values): Promise<NewConnection | null> {
      const body = { ...values, network, time_zone: known?.time_zone ?? viewerZone() };
      if (!isSignIn) return createConnection(body);
      await startConnection(body);
      return null;
    },
  });
  return { ...mutation, isBusy: mutation.isPending || (isSignIn && mutation.isSuccess) };
}
