import { z } from "zod";
import type { TargetRun } from "../connector.ts";
import type { RemoteChannel } from "../network-access.ts";
import type { Board } from "../pinterest-boards.ts";
import { findService } from "./buffer-services.ts";

export const channelSchema = z.object({
  id: z.string(),
  service: z.string(),
  type: z.string(),
  name: z.string(),
  displayName: z.string().nullish(),
  avatar: z.string().nullish(),
  serviceId: z.string().nullish(),
  isDisconnected: z.boolean(),
  isLocked: z.boolean(),
  isQueuePaused: z.boolean(),
});

const boardSchema = z.object({ serviceId: z.string(), name: z.string() });

export const channelDetailsSchema = z.object({
  id: z.string(),
  metadata: z
    .object({
      boards: z.array(boardSchema).optional(),
      defaultToReminders: z.boolean().optional(),
      subscriptionType: z.string().nullish(),
      maxCharacters: z.int().positive().nullish(),
    })
    .nullish()
    .catch(null),
});

/** Stored as a connection's details, because publishing needs these values. */
export const ownDetailsSchema = z.object({
  organizationId: z.string(),
  boards: z.array(boardSchema),
});

/** Returns the boards of a connection; none if they are unknown. */
export const readBoards = ({ account }: Pick<TargetRun, "account">): Board[] =>
  ownDetailsSchema
    .parse(account.details)
    .boards.map(({ serviceId, name }) => ({ id: serviceId, name }));

type OwnDetails = z.output<typeof ownDetailsSchema>;

type BufferChannel = z.output<typeof channelSchema>;
type Metadata = NonNullable<z.output<typeof channelDetailsSchema>["metadata"]>;

/** Maximum caption length of paid X accounts, in characters. */
const longCaption = 25_000;

export function readChannel(
  channel: BufferChannel,
  metadata: Metadata,
  organizationId: string,
): RemoteChannel {
  const found = findService(channel);
  const details: OwnDetails = { organizationId, boards: metadata.boards ?? [] };
  return {
    remoteId: channel.id,
    service: found?.service ?? channel.service,
    kind: found?.hasKinds ? channel.type : null,
    serviceAccountId: channel.serviceId || null,
    name: channel.displayName || channel.name,
    handle: channel.name,
    pictureUrl: channel.avatar || null,
    limits: readLimits(metadata),
    details,
    ...(details.boards.length > 0 && {
      choices: {
        board: details.boards.map(({ serviceId, name }) => ({ value: serviceId, label: name })),
      },
    }),
    ...readState(channel, metadata, found !== null),
  };
}

function readLimits({ maxCharacters, subscriptionType }: Metadata): RemoteChannel["limits"] {
  if (maxCharacters != null) return { caption: maxCharacters };
  return /premium|basic/i.test(subscriptionType ?? "") ? { caption: longCaption } : {};
}

function readState(
  { isDisconnected, isLocked, isQueuePaused }: BufferChannel,
  { defaultToReminders = false }: Metadata,
  isSupported: boolean,
): Pick<RemoteChannel, "state" | "reason"> {
  if (!isSupported) {
    return { state: "unsupported", reason: "Slideloom can't post to this account through Buffer." };
  }
  if (defaultToReminders) {
    const reason =
      "Buffer only sends reminders for this account. Switch it to a professional account in the Instagram app.";
    return { state: "unsupported", reason };
  }
  if (isDisconnected) return { state: "unavailable", reason: "Reconnect this account in Buffer." };
  if (isLocked) {
    return {
      state: "unavailable",
      reason: "Your Buffer plan has locked this account. Unlock it in Buffer.",
    };
  }
  return {
    state: "ready",
    reason: isQueuePaused
      ? "This account's queue is paused in Buffer. Posts from Slideloom are still published."
      : null,
  };
}
