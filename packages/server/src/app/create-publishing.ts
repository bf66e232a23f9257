import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import type { Config } from "../config/config.ts";
import { ConnectionService } from "../connections/connection-service.ts";
import { blueskyEndpoints } from "../connectors/bluesky/bluesky-access.ts";
import { connectors, createAccesses } from "../connectors/connectors.ts";
import { createCallNetwork } from "../connectors/network-call.ts";
import type { Database } from "../db/database.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import { anywhere, type OutboundPolicy } from "../outbound/outbound-policy.ts";
import { PublicationCleanup } from "../publishing/publication-cleanup.ts";
import { PublicationFiles } from "../publishing/publication-files.ts";
import { PublicationService } from "../publishing/publication-service.ts";
import { TargetRunner } from "../publishing/target-runner.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";

interface PublishingParts {
  appSecret: string;
  blobs: BlobStore;
  database: Database;
  drawing: DrawService;
  networkTimeoutMs: number;
  now: () => Date;
  outbound: OutboundPolicy;
  tasks: TaskQueue;
  thumbnailLinks: ThumbnailLinks;
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  closing: AbortSignal;
  webhooks: WebhookService;
}

/** Connections to networks, and what is published there. */
export function createPublishing({ fakeNetworks, publicUrl }: Config, parts: PublishingParts) {
  const { closing, database, now, tasks, webhooks } = parts;
  // Stand-ins for networks run on this machine, where nothing else may be reached.
  const outbound = fakeNetworks ? anywhere : parts.outbound;
  const call = createCallNetwork(outbound, parts.networkTimeoutMs);
  const connections = new ConnectionService({
    ...parts,
    accesses: createAccesses({
      ...{ call, now, outbound },
      endpoints: {
        bluesky: fakeNetworks ? fakeBluesky(fakeNetworks.blueskyUrl) : blueskyEndpoints,
      },
    }),
    wait: (durationMs) => parts.wait(durationMs, closing),
    onStateChange: async (queries, row) => {
      if (row.state === "active") return publications.resume(queries, row.id);
      await webhooks.publish(queries, row.accountId, "connection.lost", {
        ...{ id: row.id, network: row.network, name: row.name, handle: row.handle },
        message: row.lastError,
      });
    },
    onRemove: (queries, { id }) => publications.cancelOf(queries, { connectionId: id }),
  });
  const publications = new PublicationService({ ...parts, connections });
  const publicationFiles = new PublicationFiles({ ...parts, publicUrl });
  const targetRunner = new TargetRunner({
    ...{ database, now, tasks, connections },
    files: publicationFiles,
    findConnector: (network) => connectors[network],
    callNetwork: call,
    tell: async (queries, event, target) => {
      const data = await publications.describe(queries, target);
      await webhooks.publish(queries, target.accountId, event, data);
    },
  });
  return {
    connections,
    publications,
    publicationFiles,
    publicationCleanup: new PublicationCleanup({ database, now, files: publicationFiles }),
    targetRunner,
  };
}

/** One stand-in is everything that Bluesky is made of. */
const fakeBluesky = (url: string) => ({ resolver: url, directory: url });
