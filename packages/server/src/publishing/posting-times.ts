import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import { readPayload } from "./target-state.ts";

const minuteMs = 60_000;
/** How far apart the same words are still most often a slip. */
export const sameWordsMs = 24 * 60 * minuteMs;

/** A time at which a connection publishes something, or was to. */
export interface TakenTime {
  /** Of the target. */
  id: string;
  connectionId: string | null;
  dueAtMs: number | null;
  /** Whether posting times leave it out: it was canceled, missed or failed. */
  isFree: boolean;
}

interface Entry {
  id: string;
  dueAtMs: number;
  isFree: boolean;
  /** Null until somebody asks. */
  caption: string | null;
}

type NewTarget = Pick<PublicationTargetRow, "id" | "connectionId" | "dueAtMs" | "payload">;

/** When connections publish, with what is being planned for them. */
export class PostingTimes {
  readonly #byConnection = new Map<string, Entry[]>();

  constructor(taken: readonly TakenTime[]) {
    for (const { connectionId, dueAtMs, ...rest } of taken) {
      if (dueAtMs !== null) this.#add(connectionId, { ...rest, dueAtMs, caption: null });
    }
  }

  /** The times of a connection from that moment on that no other post may have. */
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

  /** The same words twice within a day, or two posts in a minute: most often a slip. */
  async findSlips(
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
      ...(isSame ? ["The same words are published there within a day."] : []),
      ...(isClose ? ["Another post is published there in the same minute."] : []),
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
