import { z } from "zod";

const containerSchema = z.object({
  id: z.string(),
  isReady: z.boolean(),
  /** Number of times that the container's state was requested. */
  polls: z.number(),
});

const checkpointSchema = z.object({
  /** Whether the check of the account's daily quota has passed. */
  hasQuota: z.boolean().default(false),
  /** Containers of images, by slide. */
  images: z.record(z.string(), containerSchema).default({}),
  post: containerSchema.extend({ createdAtMs: z.number() }).nullable().default(null),
  /** Number of times that containers had to be created again. */
  failures: z.number().default(0),
});

export type Container = z.output<typeof containerSchema>;

export type ContainerCheckpoint = z.output<typeof checkpointSchema>;

export const readCheckpoint = (checkpoint: unknown): ContainerCheckpoint =>
  checkpointSchema.parse(checkpoint);

export const newContainer = (id: string): Container => ({ id, isReady: false, polls: 0 });

/** Drops the containers, because they have expired, and counts one more failure. */
export const forgetContainers = ({ failures }: ContainerCheckpoint): ContainerCheckpoint =>
  readCheckpoint({ failures: failures + 1 });
