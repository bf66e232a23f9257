import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import type { PublishTime } from "@slideloom/core/contract/publications";
import { stripMarkup } from "@slideloom/core/document";
import type { NetworkName, ScheduledPost } from "@slideloom/core/import";
import {
  accountName,
  describePlace,
  placeIds,
  placeName,
  type PlaceId,
  rulesFor,
} from "@slideloom/core/networks";
import {
  isTimeZone,
  publicationPayloadSchema,
  suggestCaptionFor,
} from "@slideloom/core/publishing";
import { cutUnits } from "@slideloom/core/text";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { NewTarget } from "./plan-publication.ts";
import { PublishingError } from "./publishing-error.ts";

/**
 * Returns the connections that a row names.
 * @throws {DomainError} if a name matches no account or several.
 */
export function findConnections(
  names: readonly NetworkName[],
  connections: readonly PublishingConnection[],
): PublishingConnection[] {
  if (names.length === 0) throw new PublishingError("no-network");
  return names.map(({ network: typed, account }) => {
    const place = findPlace(typed);
    if (!place) throw refuse(`There is no network ${typed}.`);
    const name = placeName(place);
    const direct = connections.filter(({ network }) => network === place);
    // Uses directly connected accounts. If there are none, uses accounts that a bridge such as Buffer reaches.
    const own = direct.length > 0 ? direct : connections.filter(({ service }) => service === place);
    const [first, second] = account === null ? own : own.filter((one) => isNamed(one, account));
    if (!first) {
      const who = account === null ? "connected" : `called ${account}`;
      throw refuse(`No ${name} account is ${who}.`);
    }
    if (second) {
      const example = [first.network, ...listService(first), accountName(first)].join(":");
      throw refuse(`Several ${name} accounts are connected. Name one, such as ${example}.`);
    }
    return first;
  });
}

/**
 * Returns the service that the network, e.g. Buffer, posts to. The list is empty if the network is itself the service.
 */
const listService = ({ network, service }: PublishingConnection) =>
  service === network ? [] : [service];

/** Whether the text after the network's name is the connection's account, its service, or both. */
function isNamed(connection: PublishingConnection, text: string): boolean {
  if (isCalled(connection, text)) return true;
  if (connection.service === connection.network) return false;
  const [typed = "", ...rest] = text.split(":");
  const account = rest.join(":").trim();
  const place = findPlace(typed);
  // LinkedIn's pages and profiles are two services with the same name.
  const isThere = place !== undefined && placeName(place) === placeName(connection.service);
  return isThere && (account === "" || isCalled(connection, account));
}

/** Finds a network or service by id or name, ignoring case. */
const findPlace = (typed: string): PlaceId | undefined =>
  placeIds.find((id) => [id, placeName(id)].some((name) => fold(name) === fold(typed)));

const fold = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "");

const isCalled = ({ handle, name }: PublishingConnection, account: string) =>
  [handle, name].some((own) => dropAt(own) === dropAt(account));

const dropAt = (name: string) => name.toLowerCase().replace(/^@/, "");

/** Returns the time zone of rows that name none: the request's, or that of a row's first account. */
export const findUsualZone = (
  asked: string | undefined,
  [first]: readonly PublishingConnection[],
): string => asked ?? first?.timeZone ?? "UTC";

/**
 * Returns when a row is published.
 * @throws {DomainError} for an unknown time zone.
 */
export function readWhen(
  { publishAt, isQueued, timeZone }: ScheduledPost,
  usualZone: string,
): PublishTime {
  if (timeZone !== "" && !isTimeZone(timeZone)) {
    throw refuse(`There is no time zone ${timeZone}. Use a name such as Europe/Berlin.`);
  }
  if (publishAt !== "") return { kind: "time", at: publishAt, time_zone: timeZone || usualZone };
  return { kind: isQueued ? "slot" : "unscheduled" };
}

const hasFirstComment = (connection: PublishingConnection) =>
  "first_comment" in rulesFor(connection).options;

/** Lists warnings about parts of a row that some of its accounts can't publish. */
export const listUnsent = (
  { firstComment }: ScheduledPost,
  connections: readonly PublishingConnection[],
): string[] =>
  connections
    .filter((connection) => firstComment !== "" && !hasFirstComment(connection))
    .map(
      (one) =>
        `We can't post first comments to ${describePlace(one)}, so the first comment is left out.`,
    );

/**
 * Builds a row's target for one connection. If the row has no caption, a saved carousel's own is used; for a row with
 * slides, the caption is suggested from the post's text.
 * @throws {DomainError} if a caption is too long.
 */
export function buildTarget(
  { post, carousel, caption, firstComment }: ScheduledPost,
  connection: PublishingConnection,
): NewTarget {
  const isOwn = carousel !== "" && caption === "";
  const words = caption || (isOwn ? "" : suggestCaptionFor(connection, { post }));
  const payload = publicationPayloadSchema.safeParse({
    caption: words,
    ...(firstComment !== "" &&
      hasFirstComment(connection) && { options: { first_comment: firstComment } }),
  });
  if (!payload.success) throw refuse(`${payload.error.issues[0]?.message}.`);
  const { caption: checked, ...rest } = payload.data;
  return { connection_id: connection.id, ...rest, ...(!isOwn && { caption: checked }) };
}

export const nameRow = ({ post }: ScheduledPost) =>
  cutUnits(stripMarkup(post.title).trim(), maxCarouselTitleLength) || "Untitled post";

const refuse = (message: string) => new DomainError("payload-refused", message);
