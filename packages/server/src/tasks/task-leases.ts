import type { Database } from "../db/database.ts";
import { LeaseKeeper } from "./lease-keeper.ts";
import { ownIdentity } from "./process-identity.ts";
import { LostLeaseError } from "./task-kind.ts";
import { extendLeases } from "./task-repository.ts";

interface Held {
  id: string;
  token: number;
  /** Aborted when the lease is lost. */
  abort: AbortController;
}

/** Tracks and renews the leases of the tasks that this process runs. */
export class TaskLeases {
  readonly #held = new Map<string, Held>();
  readonly #keeper: LeaseKeeper;

  constructor({ database, now }: { database: Database; now: () => Date }) {
    this.#keeper = new LeaseKeeper(now, async (_names, untilMs) => {
      const held = [...this.#held.values()];
      const ids = held.map(({ id }) => id);
      const kept = await extendLeases(database.queries, { ids, owner: ownIdentity, untilMs });
      const names = new Set(kept.map(buildName));
      for (const lease of held) {
        if (!names.has(buildName(lease))) lease.abort.abort(new LostLeaseError());
      }
    });
  }

  /** Starts renewing a lease. Returns a function that stops renewing it. */
  hold(lease: Held): () => void {
    const name = buildName(lease);
    this.#held.set(name, lease);
    this.#keeper.add(name);
    return () => {
      this.#held.delete(name);
      this.#keeper.drop(name);
    };
  }
}

const buildName = ({ id, token }: Pick<Held, "id" | "token">) => `${id} ${token}`;
