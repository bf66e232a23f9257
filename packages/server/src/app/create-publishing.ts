import type { CarouselService } from "../carousels/carousel-service.ts";
import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import type { Config, FakeNetworks } from "../config/config.ts";
import { ConnectionService } from "../connections/connection-service.ts";
import { ExpiryWatch } from "../connections/expiry-watch.ts";
import type { NetworkListParts } from "../connections/list-networks.ts";
import { NetworkSignInService } from "../connections/network-sign-in-service.ts";
import { PublicUrlCheck } from "../connections/public-url-check.ts";
import { SealedInstanceApps } from "../connections/sealed-instance-apps.ts";
import { blueskyEndpoints } from "../connectors/bluesky/bluesky-access.ts";
import { createAccesses, type createConnectors } from "../connectors/connectors.ts";
import {
  describeVersionEnd,
  type LinkedinSettings,
  linkedinUrls,
} from "../connectors/linkedin/linkedin-settings.ts";
import { createCallNetwork } from "../connectors/network-call.ts";
import type { Database } from "../db/database.ts";
import type { ConnectionRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import type { UploadService } from "../media/upload-service.ts";
import { anywhere, type OutboundPolicy } from "../outbound/outbound-policy.ts";
import { CalendarFeedService } from "../publishing/calendar-feed-service.ts";
import { DueTimeWatch } from "../publishing/due-time-watch.ts";
import { PublicationCleanup } from "../publishing/publication-cleanup.ts";
import { PublicationFiles } from "../publishing/publication-files.ts";
import { PublicationService } from "../publishing/publication-service.ts";
import { ScheduleImporter } from "../publishing/schedule-importer.ts";
import { markPaused, unmarkPaused } from "../publishing/target-repository.ts";
import { TargetRunner } from "../publishing/target-runner.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";

interface PublishingParts {
  appSecret: string;
  blobs: BlobStore;
  carousels: CarouselService;
  createConnectors: typeof createConnectors;
  database: Database;
  drawing: DrawService;
  networkTimeoutMs: number;
  now: () => Date;
  outbound: OutboundPolicy;
  tasks: TaskQueue;
  thumbnailLinks: ThumbnailLinks;
  uploads: UploadService;
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  closing: AbortSignal;
  webhooks: WebhookService;
}

/** Creates connections and publishing. */
export async function createPublishing(config: Config, parts: PublishingParts) {
  const { fakeNetworks, publicUrl } = config;
  const { closing, database, now, tasks, webhooks } = parts;
  if (config.isPublishingPaused) await markPaused(database.queries);
  else await unmarkPaused(database.queries, now().getTime());
  const baseUrl = publicUrl ?? `http://localhost:${config.port}`;
  // Fakes run on this machine, which the SSRF guard would refuse.
  const outbound = fakeNetworks ? anywhere : parts.outbound;
  const call = createCallNetwork(outbound, parts.networkTimeoutMs);
  const linkedin = { ...config.linkedin, ...findLinkedin(fakeNetworks) };
  const accesses = createAccesses({
    call,
    now,
    outbound,
    linkedin,
    endpoints: { bluesky: findBluesky(fakeNetworks) },
    instanceApps: new SealedInstanceApps(parts),
  });
  const onStateChange = async (queries: Queries, row: ConnectionRow) => {
    if (row.state === "active") return publications.resume(queries, row.id);
    const event = row.state === "expiring" ? "connection.expiring" : "connection.lost";
    await webhooks.publish(queries, row.accountId, event, describeConnection(row));
  };
  const connections = new ConnectionService({
    ...parts,
    accesses,
    onStateChange,
    wait: (durationMs) => parts.wait(durationMs, closing),
    onRemove: (queries, { id }) => publications.cancelOf(queries, { connectionId: id }),
  });
  const publications = new PublicationService({ ...parts, connections });
  const calendarFeeds = new CalendarFeedService({ ...parts, publicUrl, publications });
  const publicationFiles = new PublicationFiles({ ...parts, publicUrl });
  const networkSignIns = new NetworkSignInService({
    ...parts,
    accesses,
    baseUrl,
    connections,
    findInstanceUrl: (host) => fakeNetworks?.mastodonUrl ?? `https://${host}`,
  });
  const connectors = parts.createConnectors(linkedin);
  const targetRunner = new TargetRunner({
    database,
    now,
    tasks,
    connections,
    isPublishingPaused: config.isPublishingPaused,
    files: publicationFiles,
    findConnector: (network) => connectors[network],
    callNetwork: call,
    announce: async (queries, event, target) => {
      const data = await publications.describe(queries, target);
      await webhooks.publish(queries, target.accountId, event, data);
    },
  });
  return {
    connections,
    networkSignIns,
    networkList: createNetworkList(config, { accesses, baseUrl, linkedin, now }),
    expiryWatch: new ExpiryWatch({ database, now, onStateChange }),
    publications,
    calendarFeeds,
    dueTimeWatch: new DueTimeWatch({ database, now, tasks }),
    scheduleImporter: new ScheduleImporter({ ...parts, connections, publications }),
    publicationFiles,
    publicationCleanup: new PublicationCleanup({ database, now, files: publicationFiles }),
    targetRunner,
  };
}

interface NetworkParts extends Pick<NetworkListParts, "accesses" | "baseUrl"> {
  linkedin: LinkedinSettings;
  now: () => Date;
}

/** Returns the networks to connect, with warnings for the operator. */
function createNetworkList(
  { fakeNetworks, isPublishingPaused, publicUrl }: Config,
  { accesses, baseUrl, linkedin, now }: NetworkParts,
): NetworkListParts {
  const publicUrlCheck = new PublicUrlCheck({ publicUrl, now });
  return {
    accesses,
    baseUrl,
    isFake: fakeNetworks !== null,
    listWarnings: async () => {
      const versionEnd = describeVersionEnd(linkedin, now());
      return [
        ...(isPublishingPaused ? [pausedWarning] : []),
        ...(await publicUrlCheck.listWarnings()),
        ...(versionEnd ? [versionEnd] : []),
      ];
    },
  };
}

const pausedWarning =
  "Publishing is paused (PUBLISHING=paused). Nothing is sent, and posts that come due are missed.";

/** A single fake serves all of Bluesky's endpoints. */
function findBluesky(fakes: FakeNetworks | null) {
  const url = fakes?.blueskyUrl ?? null;
  return url === null ? blueskyEndpoints : { resolver: url, directory: url };
}

function findLinkedin(fakes: FakeNetworks | null) {
  const url = fakes?.linkedinUrl ?? null;
  return url === null ? linkedinUrls : { loginUrl: url, apiUrl: url };
}

/** Returns a connection's webhook payload. */
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
