import type { ScheduleSelectionRequest } from "@slideloom/core/contract/publications";
import type { ScheduledPost } from "@slideloom/core/import";
import type { FindNamed, NamedCarousel } from "../carousels/named-carousel-repository.ts";
import { accountName, describePlace } from "@slideloom/core/networks";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import { DomainError } from "../errors/domain-error.ts";
import { PublishingError } from "./publishing-error.ts";
import { findConnections } from "./schedule-row.ts";
import type { CarouselTarget } from "./target/target-repository.ts";

/** A post to schedule. A post of a selection names its connections by id. */
export interface RowPost extends ScheduledPost {
  isNow?: boolean;
  connectionIds?: readonly string[];
}

/** Converts a selection of saved carousels to rows, counted from 1. */
export const listSelectionRows = ({
  carousels,
  connection_ids: connectionIds,
}: ScheduleSelectionRequest): RowPost[] =>
  carousels.map(({ carousel_id: carousel, when }, index) => ({
    row: index + 1,
    carousel,
    post: { title: "", content: [] },
    mediaUrls: {},
    publishAt: when.kind === "time" ? when.at : "",
    isQueued: when.kind === "slot",
    isNow: when.kind === "now",
    timeZone: (when.kind === "time" && when.time_zone) || "",
    networks: [],
    caption: "",
    firstComment: "",
    notes: [],
    problems: [],
    connectionIds,
  }));

/**
 * Returns the connections of a row.
 * @throws {DomainError} if a name matches no account or several, or an id is unknown.
 */
export function findRowConnections(
  { connectionIds, networks }: RowPost,
  connections: readonly PublishingConnection[],
): PublishingConnection[] {
  if (!connectionIds) return findConnections(networks, connections);
  return connectionIds.map((id) => {
    const connection = connections.find((one) => one.id === id);
    if (!connection) throw new PublishingError("connection-unknown");
    return connection;
  });
}

/**
 * Returns the saved carousel that a row names; null if the row has its own slides.
 * @throws {DomainError} if no carousel or several have the name.
 */
export function getSaved({ carousel }: RowPost, find: FindNamed): NamedCarousel | null {
  if (carousel === "") return null;
  const [saved, second] = find(carousel);
  if (!saved) {
    throw new DomainError(
      "payload-refused",
      `There is no saved carousel “${carousel}”. Enter its title, or copy its address from the browser.`,
    );
  }
  if (second) {
    throw new DomainError(
      "payload-refused",
      `Several saved carousels are called “${carousel}”. Enter the address of one of them.`,
    );
  }
  return saved;
}

/** Describes earlier posts of a carousel on any of the connections, one sentence for each connection. */
export function describeRepeats(
  carouselId: string,
  connections: readonly PublishingConnection[],
  targets: readonly CarouselTarget[],
): string[] {
  return connections.flatMap((connection) => {
    const earlier = targets.filter(
      (one) => one.carouselId === carouselId && one.connectionId === connection.id,
    );
    const [first] = earlier.toSorted((one, other) => rank(one) - rank(other));
    if (!first) return [];
    return [`${describeState(first)} on ${describePlace(connection)}, ${accountName(connection)}.`];
  });
}

const rank = ({ status }: CarouselTarget) => (status === "published" ? 1 : 0);

function describeState({ status, wallTime, timeZone }: CarouselTarget): string {
  if (status === "published") return "Already published";
  if (wallTime === null) return "Already in the calendar without a date";
  return `Already in the calendar for ${wallTime.replace("T", " ")} (${timeZone})`;
}
