import { cleanForeign } from "@slideloom/core/text";
import { z } from "zod";
import type { Verdict } from "../connector.ts";

const notificationSchema = z.object({ id: z.string(), content: z.string(), createdAt: z.string() });
const notificationsSchema = z.union([
  z.array(notificationSchema),
  z.object({ notifications: z.array(notificationSchema) }).transform((page) => page.notifications),
]);

type Notification = z.output<typeof notificationSchema>;

/** Returns the newest notifications of a Postiz organization, newest first; null if they can't be read. */
const readNotifications = (json: unknown): Notification[] | null =>
  notificationsSchema.safeParse(json).data?.toSorted((one, other) => readMs(other) - readMs(one)) ??
  null;

const readMs = ({ createdAt }: Notification) => Date.parse(createdAt);

/** Returns the newest notification's id: null if there is none, undefined if they can't be read. */
export function readNewestId(json: unknown): string | null | undefined {
  const notifications = readNotifications(json);
  return notifications === null ? undefined : (notifications[0]?.id ?? null);
}

/** Maximum wait for the notification with the reason of a failure. */
const explainedMs = 5 * 60_000;
const explainWaitMs = 30_000;
const longestHint = 300;

const uncertain: Verdict = {
  kind: "undecidable",
  message: "Postiz couldn't confirm the post. Check whether it was published on your profile.",
};

/** What tells a post's own notifications from those of other posts. */
export interface NotificationOwner {
  /** The kind of channel, such as `linkedin-page`. */
  identifier: string;
  /** The channel's name; null if another channel of this kind has the same name. */
  name: string | null;
  /** The newest notification's id before the post was sent; undefined if it couldn't be read. */
  noticeId?: string | null | undefined;
}

/**
 * Reads from the notifications since the post was prepared why Postiz reports an error. Only one that names the channel
 * proves that the post wasn't published: the others may be about another post, or about a post that is live.
 */
export function readReason(
  json: unknown,
  { sinceMs, ...owner }: NotificationOwner & { sinceMs: number },
): Verdict {
  const contents = listLater(json, owner.noticeId).map(({ content }) => content);
  const { identifier } = owner;
  if (contents.some((content) => isUnconfirmed(content, identifier))) return uncertain;
  const cause = contents.map((content) => findCause(content, owner)).find((one) => one !== null);
  if (cause) return { kind: "refused", code: "postiz-error", message: explainCause(cause) };
  const hint = contents.find((content) => isError(content, identifier));
  if (hint !== undefined) {
    const said = cleanForeign(hint.trim(), longestHint);
    return {
      kind: "undecidable",
      message: `Postiz says "${said}", maybe about another post. Check your profile, then tell us what you see.`,
    };
  }
  return sinceMs < explainedMs
    ? {
        kind: "pending",
        waitMs: explainWaitMs,
        message: "Postiz reports an error. We're waiting for the reason.",
      }
    : uncertain;
}

/** A page has the newest 100 notifications, so if the id isn't among them, all are later. */
function listLater(json: unknown, noticeId: NotificationOwner["noticeId"]): Notification[] {
  if (noticeId === undefined) return [];
  const notifications = readNotifications(json) ?? [];
  const known = notifications.find(({ id }) => id === noticeId);
  const fromMs = known ? readMs(known) : -Infinity;
  return notifications.filter((one) => readMs(one) > fromMs);
}

/** Whether Postiz couldn't confirm a post on the service. The post may have appeared. */
function isUnconfirmed(content: string, identifier: string): boolean {
  const [, service] = /sent to ([\w-]+), but we couldn't confirm/i.exec(content) ?? [];
  return service?.toLowerCase() === identifier.toLowerCase();
}

/** Whether a notification reports an error on the service. It names neither the channel nor the post. */
function isError(content: string, identifier: string): boolean {
  const [, service] =
    /^An error occurred while posting (?:comments )?on ([\w-]+)/i.exec(content) ?? [];
  return service === identifier;
}

/** Returns why Postiz didn't try to post to the channel; null for other notifications. */
function findCause(content: string, { identifier, name }: NotificationOwner): string | null {
  const start = `We couldn't post to ${identifier} for ${name} because `;
  return name !== null && content.startsWith(start) ? content.slice(start.length) : null;
}

const explainCause = (cause: string) =>
  /reconnect/i.test(cause)
    ? "Postiz has lost access to this account. Reconnect it in Postiz, then try again."
    : "This account is disabled in Postiz. Enable it there, then try again.";
