import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import { readPayload } from "./target/row.ts";

const minuteMs = 60_000;
/** Identical captions within this time are most likely a mistake. */
export const sameWordsMs = 24 * 60 * minuteMs;

/** A time at which a connection has or had a post. */
export interface TakenTime {
  /** The target's id. */
  id: string;
  connectionId: string | null;
  dueAtMs: number | null;
  /** Whether the slot is free again, because the post was canceled, missed or failed. */
  isFree: boolean;
}

interface Entry {
  id: string;
  dueAtMs: number;
  isFree: boolean;
  /** Caption of the post; null until it is loaded. */
  caption: string | null;
}

type NewTarget = Pick<PublicationTargetRow, "id" | "connectionId" | "dueAtMs" | "payload">;

/** Occupied times of connections, including posts that are being planned. */
export class PostingTimes {
  readonly #byConnection = new Map<string, Entry[]>();

  constructor(taken: readonly TakenTime[]) {
    for (const { connectionId, dueAtMs, ...rest } of taken) {
      if (dueAtMs !== null) this.#add(connectionId, { ...rest, dueAtMs, caption: null });
    }
  }

  /** Returns a connection's occupied times from `fromMs` on. */
  listFrom(connectionId: string, fromMs: number): number[] {
    return this.#list(connectionId).flatMap(({ dueAtMs, isFree }) =>
      !isFree && dueAtMs >= fromMs ? [dueAtMs] : [],
    );
  }

  take(targets: readonly NewTarget[]): void {
    for (const { id, connectionId, dueAtMs, payload } of targets) {
      if (dueAtMs === null) continue;
      const { caption } = readPayload(payload);
      this.#add(connectionId, { id, dueAtMs, isFree: false, caption });
    }
  }

  /**
   * Returns a warning if a connection gets equal captions within a day, and one if it gets two posts within a minute.
   */
  async findLikelyMistakes(
    targets: readonly NewTarget[],
    readCaptions: (ids: readonly string[]) => Promise<Map<string, string>>,
  ): Promise<string[]> {
    let [isSame, isClose] = [false, false];
    for (const { connectionId, dueAtMs, payload } of targets) {
      if (dueAtMs === null) continue;
      const around = this.#list(connectionId).filter(
        (other) => Math.abs(other.dueAtMs - dueAtMs) <= sameWordsMs,
      );
      const unread = around.filter(({ caption }) => caption === null);
      const captions = unread.length > 0 ? await readCaptions(unread.map(({ id }) => id)) : null;
      for (const entry of unread) entry.caption = captions?.get(entry.id) ?? "";
      const { caption } = readPayload(payload);
      isSame ||= around.some((other) => other.caption === caption);
      isClose ||= around.some((other) => Math.abs(other.dueAtMs - dueAtMs) < minuteMs);
    }
    return [
      ...(isSame ? ["The same text is published to the same account within a day."] : []),
      ...(isClose ? ["Another post is published to the same account in the same minute."] : []),
    ];
  }

  #list(connectionId: string | null): readonly Entry[] {
    return this.#byConnection.get(connectionId ?? "") ?? [];
  }

  #add(connectionId: string | null, entry: Entry): void {
    const entries = this.#byConnection.get(connectionId ?? "");
    if (entries) entries.push(entry);
    else this.#byConnection.set(connectionId ?? "", [entry]);
  }
}
