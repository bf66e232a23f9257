import { findOwnUrl } from "../accounts/find-base-url.ts";
import type { NetworkId } from "@slideloom/core/networks";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import type { Config } from "../config/config.ts";
import { ChannelReader } from "../connections/channel-reader.ts";
import {
  ConnectionService,
  type ConnectionServiceSettings,
} from "../connections/connection-service.ts";
import { ExpiryWatch } from "../connections/expiry-watch.ts";
import { GrantService } from "../connections/grant-service.ts";
import type { NetworkListParts } from "../connections/list-networks.ts";
import { NetworkSignInService } from "../connections/network-sign-in-service.ts";
import { PublicUrlCheck } from "../connections/public-url-check.ts";
import { isPublicUrl } from "../connections/public-url.ts";
import { RenewalWatch } from "../connections/renewal-watch.ts";
import { SealedInstanceApps } from "../connections/sealed-instance-apps.ts";
import { TokenKeeper } from "../connections/token-keeper.ts";
import type { createNetworkClients, NetworkClients } from "../connectors/connectors.ts";
import { buildUserAgent, createCallNetwork, type GiveUpCall } from "../connectors/network-call.ts";
import type { Database } from "../db/database.ts";
import type { ConnectionRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import type { UploadService } from "../media/upload-service.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { CalendarFeedService } from "../publishing/calendar-feed-service.ts";
import { DueTimeWatch } from "../publishing/due-time-watch.ts";
import { PublicationCleanup } from "../publishing/publication-cleanup.ts";
import { PublicationFiles } from "../publishing/publication-files.ts";
import { PublicationService } from "../publishing/publication-service.ts";
import { ScheduleImporter } from "../publishing/schedule-importer.ts";
import {
  hasUnfinishedTargets,
  markPaused,
  unmarkPaused,
} from "../publishing/target/target-repository.ts";
import { TargetRunner } from "../publishing/target/run.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { chooseOutbound, hasFakes } from "./choose-outbound.ts";

interface PublishingParts {
  appSecret: string;
  blobs: BlobStore;
  carousels: CarouselService;
  createNetworkClients: typeof createNetworkClients;
  database: Database;
  drawing: DrawService;
  networkTimeoutMs: number;
  giveUpCall?: GiveUpCall | undefined;
  now: () => Date;
  outbound: OutboundPolicy;
  tasks: TaskQueue;
  texts: TextReaders;
  thumbnailLinks: ThumbnailLinks;
  uploads: UploadService;
  version: string;
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  closing: AbortSignal;
  webhooks: WebhookService;
}

/** Creates the services for connections and for publishing. */
export async function createPublishing(config: Config, parts: PublishingParts) {
  const { networks, publicUrl } = config;
  const { database, now, tasks, webhooks } = parts;
  if (config.isPublishingPaused) await markPaused(database.queries);
  else await unmarkPaused(database.queries, now().getTime());
  const isPublic = hasFakes(config) || isPublicUrl(publicUrl);
  const baseUrl = findOwnUrl(config);
  const outbound = chooseOutbound(config, parts.outbound);
  const call = createCallNetwork(outbound, {
    timeoutMs: parts.networkTimeoutMs,
    giveUp: parts.giveUpCall,
    userAgent: buildUserAgent(parts.version, publicUrl),
  });
  const clients = parts.createNetworkClients({
    ...networks,
    call,
    now,
    outbound,
    instanceApps: new SealedInstanceApps(parts),
  });
  const findAccess = (network: NetworkId) => clients[network].access;
  const onStateChange = async (queries: Queries, row: ConnectionRow) => {
    if (row.state === "active") return publications.resume(queries, row.id);
    const event = row.state === "expiring" ? "connection.expiring" : "connection.lost";
    await webhooks.publish(queries, row.accountId, event, describeConnection(row));
  };
  const { connections, grants, channels, keeper } = createConnections({
    ...parts,
    clients,
    isPublic,
    onStateChange,
    onRemove: (queries, { id }) => publications.cancelOf(queries, { connectionId: id }),
  });
  const publications = new PublicationService({
    ...parts,
    connections,
    sendsMail: config.mail !== null,
  });
  const calendarFeeds = new CalendarFeedService({ ...parts, publicUrl, publications });
  const publicationFiles = new PublicationFiles({ ...parts, publicUrl });
  const networkSignIns = new NetworkSignInService({
    ...parts,
    findAccess,
    baseUrl,
    isPublic,
    connections,
    grants,
  });
  const targetRunner = new TargetRunner({
    database,
    now,
    tasks,
    connections,
    isPublishingPaused: config.isPublishingPaused,
    files: publicationFiles,
    findConnector: (network) => clients[network].connector,
    callNetwork: call,
    announce: async (queries, event, target) => {
      const data = await publications.describe(queries, target);
      await webhooks.publish(queries, target.accountId, event, data);
    },
  });
  return {
    connections,
    grants,
    channels,
    networkSignIns,
    networkList: createNetworkList(config, { clients, findAccess, baseUrl, isPublic, now }),
    expiryWatch: new ExpiryWatch({ database, now, keeper }),
    renewalWatch: new RenewalWatch({ database, now, keeper }),
    publications,
    calendarFeeds,
    dueTimeWatch: new DueTimeWatch({ database, now, tasks }),
    scheduleImporter: new ScheduleImporter({ ...parts, connections, publications }),
    publicationFiles,
    publicationCleanup: new PublicationCleanup({ database, now, files: publicationFiles }),
    targetRunner,
  };
}

interface ConnectionParts
  extends
    Pick<PublishingParts, "appSecret" | "closing" | "database" | "now" | "wait">,
    Pick<ConnectionServiceSettings, "onRemove" | "onStateChange"> {
  clients: NetworkClients;
  isPublic: boolean;
}

/** Creates the services for connected accounts and their tokens. */
function createConnections({ clients, closing, ...parts }: ConnectionParts) {
  const findAccess = (network: NetworkId) => clients[network].access;
  const wait = (durationMs: number) => parts.wait(durationMs, closing);
  const keeper = new TokenKeeper({ ...parts, findAccess, wait });
  const channels = new ChannelReader({ ...parts, keeper, findAccess });
  const holding = { ...parts, keeper, channels };
  const connections = new ConnectionService({ ...holding, clients });
  const hasOpenPosts = hasUnfinishedTargets;
  const grants = new GrantService({ ...holding, connections, findAccess, hasOpenPosts });
  return { connections, grants, channels, keeper };
}

interface NetworkParts extends Pick<NetworkListParts, "findAccess" | "baseUrl" | "isPublic"> {
  clients: NetworkClients;
  now: () => Date;
}

/** Returns the settings of the networks that people can connect, with warnings for the operator. */
function createNetworkList(
  config: Config,
  { clients, findAccess, baseUrl, isPublic, now }: NetworkParts,
): NetworkListParts {
  const { isPublishingPaused, networks, publicUrl } = config;
  const publicUrlCheck = new PublicUrlCheck({ publicUrl, now });
  return {
    findAccess,
    settings: networks.settings,
    baseUrl,
    isPublic,
    isFake: hasFakes(config),
    listWarnings: async () => [
      ...(isPublishingPaused ? [pausedWarning] : []),
      ...(await publicUrlCheck.listWarnings()),
      ...Object.values(clients).flatMap((client) => client.listWarnings?.() ?? []),
    ],
  };
}

const pausedWarning =
  "Publishing is paused (PUBLISHING=paused). Nothing is sent: scheduled posts get the status “missed” when they are due.";

const describeConnection = ({
  id,
  network,
  name,
  handle,
  lastError,
  refreshEndsAtMs,
}: ConnectionRow) => ({
  id,
  network,
  name,
  handle,
  message: lastError,
  ends_at: refreshEndsAtMs === null ? null : new Date(refreshEndsAtMs).toISOString(),
});
