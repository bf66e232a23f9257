import { buildUrl } from "@slideloom/core/contract/routes";
import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { accountName, describePlace } from "@slideloom/core/networks";
import type { Database } from "../db/database.ts";
import { LinkSigner } from "../secrets/link-signer.ts";
import { findFeedVersion, raiseFeedVersion } from "./calendar-feed-repository.ts";
import { buildCalendar, type CalendarEvent } from "./icalendar.ts";
import type { PublicationService } from "./publication-service.ts";
import { PublishingError } from "./publishing-error.ts";

const dayMs = 24 * 60 * 60_000;
/** Posts that were due longer ago than this are omitted. */
const pastMs = 90 * dayMs;
const pageSize = 500;

export interface CalendarFeedServiceSettings {
  appSecret: string;
  /** URL of this server. If it is null, feed URLs are only paths. */
  publicUrl: string | null;
  database: Database;
  now: () => Date;
  publications: Pick<PublicationService, "list">;
}

/**
 * An account's publications as a calendar. Calendar programs can't send a token, so anyone with the signed URL can read
 * it.
 */
export class CalendarFeedService {
  readonly #settings: CalendarFeedServiceSettings;
  readonly #signer: LinkSigner;

  constructor(settings: CalendarFeedServiceSettings) {
    this.#settings = settings;
    this.#signer = new LinkSigner(settings.appSecret, "calendar feeds");
  }

  async find(accountId: string): Promise<{ url: string }> {
    const { queries } = this.#settings.database;
    return this.#present(accountId, await findFeedVersion(queries, accountId));
  }

  /** Replaces the feed's URL; the previous one stops working. */
  async replace(accountId: string): Promise<{ url: string }> {
    const { queries } = this.#settings.database;
    return this.#present(accountId, await raiseFeedVersion(queries, accountId));
  }

  /**
   * Returns the iCalendar file.
   * @throws {PublishingError} if the URL isn't valid.
   */
  async read({ accountId, signed }: { accountId: string; signed: string }): Promise<string> {
    const { database, now, publications } = this.#settings;
    const version = await findFeedVersion(database.queries, accountId);
    if (!this.#signer.isGenuine(buildSubject(accountId, version), signed)) {
      throw new PublishingError("calendar-feed-not-found");
    }
    const nowMs = now().getTime();
    const from = new Date(nowMs - pastMs).toISOString();
    const events: CalendarEvent[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { from, unscheduled: false, limit: pageSize, cursor };
      const page = await publications.list(accountId, query);
      events.push(...page.publications.flatMap((publication) => this.#buildEvents(publication)));
      cursor = page.next_cursor;
    }
    return buildCalendar({ name: "Slideloom", description: shownWindow, events, nowMs });
  }

  #buildEvents(publication: Publication): CalendarEvent[] {
    const { id, due_at, title } = publication;
    const targets = publication.targets.filter(({ status }) => status !== "canceled");
    if (due_at === null || targets.length === 0) return [];
    const { publicUrl } = this.#settings;
    return [
      {
        id,
        startMs: Date.parse(due_at),
        title: title || "Untitled post",
        description: targets.map(describeTarget).join("\n"),
        url: publicUrl === null ? null : `${publicUrl}/calendar?publication=${id}`,
      },
    ];
  }

  #present(accountId: string, version: number): { url: string } {
    const signed = this.#signer.sign(buildSubject(accountId, version));
    const path = buildUrl("getCalendarFile", { params: { accountId, signed } });
    return { url: (this.#settings.publicUrl ?? "") + path };
  }
}

const shownWindow = "Posts due in the last 90 days, and everything that is scheduled.";

const buildSubject = (accountId: string, version: number) => `${accountId}/${version}`;

/** Describes a target, e.g. `Bluesky, ana.test: published, https://…`. */
function describeTarget(target: PublicationTarget): string {
  const { status, posts } = target;
  const who = [describePlace(target), accountName(target)].filter(Boolean).join(", ");
  const url = posts[0]?.url ?? "";
  return `${who}: ${[status.replaceAll("_", " "), url].filter(Boolean).join(", ")}`;
}
