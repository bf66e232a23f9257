import { emptyCarousel } from "@slideloom/core/carousel";
import type { PublishTime, ScheduleImportRow } from "@slideloom/core/contract/publications";
import { accountName, describePlace } from "@slideloom/core/networks";
import { readWallTime } from "@slideloom/core/publishing";
import { CarouselError } from "../carousels/carousel-error.ts";
import { type PreparedCarousel, prepareCarousel } from "../carousels/new-carousels.ts";
import type { FindNamed, NamedCarousel } from "../carousels/named-carousel-repository.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { planPublication, type PlannedPublication } from "./plan-publication.ts";
import { readPublishable } from "./publishable-content.ts";
import { describeRepeats, findRowConnections, getSaved, type RowPost } from "./saved-rows.ts";
import type { CarouselTarget } from "./target/target-repository.ts";
import { PostingTimes, type TakenTime } from "./posting-times.ts";
import type { PlannedTime } from "./publication-repository.ts";
import type { RowIds } from "./row-ids.ts";
import { buildTarget, findUsualZone, listUnsent, nameRow, readWhen } from "./schedule-row.ts";

/** Maximum number of scheduled posts that a warning lists as possible earlier versions of a row. */
const mostReplaced = 3;

export interface ScheduleFacts {
  connections: readonly PublishingConnection[];
  /** Occupied times of the connections, starting a day ago. */
  taken: readonly TakenTime[];
  /** Ids of the table's rows by row number; rows with unresolved accounts have none. */
  ids: ReadonlyMap<number, RowIds>;
  /** Publications of this table that already exist. */
  known: readonly { id: string; dueAtMs: number | null; timeZone: string }[];
  /** Other planned publications, one entry per connection. */
  planned: readonly PlannedTime[];
  /** How many carousels the account may still add. */
  room: number;
  /** The saved carousels that the rows name, as found and as a list; the list shows whether one has changed. */
  findSaved: FindNamed;
  saved: readonly NamedCarousel[];
  /** Posts of these carousels that are published or may still be. */
  repeats: readonly CarouselTarget[];
}

export interface ScheduleOrder {
  accountId: string;
  timeZone: string | undefined;
  nowMs: number;
  /** Whether a carousel may be published again to an account that has it already, or has it scheduled. */
  mayRepeat: boolean;
  readVersion(carousel: NamedCarousel): Promise<CarouselVersionRow>;
  /** Returns the captions of existing targets by id. */
  readCaptions(ids: readonly string[]): Promise<Map<string, string>>;
}

/** Plans a table row by row; each row takes the earlier ones into account. Writes nothing. */
export class SchedulePlan {
  readonly rows: ScheduleImportRow[] = [];
  readonly carousels: PreparedCarousel[] = [];
  readonly publications: PlannedPublication[] = [];
  readonly #order: ScheduleOrder;
  readonly #facts: ScheduleFacts;
  readonly #times: PostingTimes;

  constructor(order: ScheduleOrder, facts: ScheduleFacts) {
    this.#order = order;
    this.#facts = facts;
    this.#times = new PostingTimes(facts.taken);
  }

  /** Plans a row's carousel and publication; problems are reported with the row. */
  async add(post: RowPost): Promise<void> {
    const shown: ScheduleImportRow = {
      row: post.row,
      title: nameRow(post),
      slides: post.post.content.length,
      publication_id: null,
      due_at: null,
      time_zone: null,
      accounts: [],
      is_new: true,
      problems: [],
      warnings: post.notes,
    };
    if (post.problems.length > 0) {
      this.rows.push({ ...shown, problems: post.problems });
      return;
    }
    try {
      this.rows.push({ ...shown, ...(await this.#addPost(post)) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.rows.push({ ...shown, problems: [error.message] });
    }
  }

  async #addPost(post: RowPost): Promise<Partial<ScheduleImportRow>> {
    const named = findRowConnections(post, this.#facts.connections);
    const connections = [...new Set(named)];
    const saved = getSaved(post, this.#facts.findSaved);
    const ids = this.#facts.ids.get(post.row);
    if (!ids) throw new Error("The row has no ids.");
    const known = this.#facts.known.find(
      ({ id }) => id === ids.publicationId || ids.formerIds.includes(id),
    );
    const repeats =
      saved && !known ? describeRepeats(saved.id, connections, this.#facts.repeats) : [];
    const [repeat] = repeats;
    if (repeat !== undefined && !this.#order.mayRepeat) {
      throw new DomainError("payload-refused", repeat);
    }
    const { id, dueAtMs, timeZone } =
      known ?? (await this.#plan(post, { connections, ids, saved }));
    const mistakes = known ? ["This row was already imported."] : await this.#findLikelyMistakes();
    return {
      ...(saved && { title: saved.title, slides: saved.slides }),
      publication_id: id,
      time_zone: timeZone,
      is_new: !known,
      accounts: connections.map((one) => `${describePlace(one)}, ${accountName(one)}`),
      due_at: dueAtMs === null ? null : new Date(dueAtMs).toISOString(),
      warnings: [
        ...repeats,
        ...mistakes,
        ...findClockChange(post.publishAt, timeZone),
        ...listUnsent(post, connections),
        ...(connections.length < named.length
          ? [
              "The row names an account more than once. The post is published to that account only once.",
            ]
          : []),
        ...findDoubles(connections),
        ...post.notes,
      ],
    };
  }

  async #plan(
    post: RowPost,
    {
      connections,
      ids,
      saved,
    }: { connections: readonly PublishingConnection[]; ids: RowIds; saved: NamedCarousel | null },
  ) {
    const { accountId, nowMs, timeZone, readVersion } = this.#order;
    const targets = connections.map((connection) => buildTarget(post, connection));
    const [first] = connections;
    const when: PublishTime = post.isNow
      ? { kind: "now" }
      : readWhen(post, findUsualZone(timeZone, connections));
    const prepared = saved ? null : this.#prepare(post, ids.carouselId);
    const version = saved ? await readVersion(saved) : prepared?.version.row;
    if (!version) throw new Error("The row has no content.");
    const takenMs = when.kind === "slot" && first ? this.#times.listFrom(first.id, nowMs) : [];
    const planned = planPublication(
      { accountId, connections: this.#facts.connections, takenMs, nowMs },
      readPublishable(version),
      { id: ids.publicationId, when, targets },
    );
    if (prepared) this.carousels.push(prepared);
    this.publications.push(planned);
    return planned.publication;
  }

  /** Builds the carousel of a row with its own slides. */
  #prepare(post: RowPost, id: string): PreparedCarousel {
    const { accountId, nowMs } = this.#order;
    if (this.carousels.length >= this.#facts.room) throw new CarouselError("library-full");
    const content = {
      id,
      title: nameRow(post),
      status: "draft" as const,
      draft: {
        ...emptyCarousel,
        jsonInput: JSON.stringify(post.post, null, 2),
        enableMedia: Object.keys(post.mediaUrls).length > 0,
        mediaUrls: post.mediaUrls,
      },
    };
    return prepareCarousel(accountId, content, { createdAtMs: nowMs, updatedAtMs: nowMs });
  }

  /** Returns warnings if the last planned publication resembles others, then marks its time as occupied. */
  async #findLikelyMistakes(): Promise<string[]> {
    const targets = this.publications.at(-1)?.targets ?? [];
    const mistakes = await this.#times.findLikelyMistakes(targets, (ids) =>
      this.#order.readCaptions(ids),
    );
    this.#times.take(targets);
    return [...this.#findReplaced(), ...mistakes];
  }

  /**
   * Describes scheduled posts with the row's title or time, because they are probably earlier versions. These posts
   * stay scheduled.
   */
  #findReplaced(): string[] {
    const made = this.publications.at(-1);
    if (!made) return [];
    const { title, dueAtMs } = made.publication;
    const connectionIds = made.targets.map(({ connectionId }) => connectionId);
    const isAlike = (one: PlannedTime) =>
      connectionIds.includes(one.connectionId) &&
      (one.title === title || (dueAtMs !== null && one.dueAtMs === dueAtMs));
    const alike = new Map(this.#facts.planned.filter(isAlike).map((one) => [one.id, one]));
    return [...alike.values()].slice(0, mostReplaced).map(describePlanned);
  }
}

/** Warns about accounts that a row reaches twice, e.g. directly and through a bridge such as Buffer. */
function findDoubles(connections: readonly PublishingConnection[]): string[] {
  const isDouble = ({ id }: PublishingConnection, index: number) =>
    connections.slice(0, index).some(({ duplicates }) => duplicates.includes(id));
  return connections
    .filter(isDouble)
    .map(
      (one) =>
        `${describePlace(one)}, ${accountName(one)}: this row has another entry for the same account. The post will appear on this account twice.`,
    );
}

/** Warns if the zone's clocks skip or repeat the local time `at`. */
function findClockChange(at: string, timeZone: string): string[] {
  const reading = readWallTime(at, timeZone);
  const [date, clock] = at.split("T");
  if (reading.kind === "skipped") {
    const next = reading.next.wallTime.split("T")[1];
    return [
      `The clocks in ${timeZone} skip ${clock} on ${date}. The post is scheduled for ${next}.`,
    ];
  }
  return reading.kind === "moment" && reading.isRepeated
    ? [
        `The clocks in ${timeZone} go back on ${date}, so ${clock} occurs twice. The post is scheduled for the earlier one.`,
      ]
    : [];
}

function describePlanned({ title, wallTime, timeZone }: PlannedTime): string {
  const when =
    wallTime === null ? "without a time" : `for ${wallTime.replace("T", " ")} (${timeZone})`;
  return `“${title}” is already in the calendar ${when}. If this row replaces it, cancel the old one in the calendar.`;
}
