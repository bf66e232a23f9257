import { z } from "zod";
import { networkIds } from "../publishing/network-id.ts";
import { maxTargets, publicationPayloadSchema } from "../publishing/publication-payload.ts";
import { timeZoneSchema } from "./connections.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** How many publications a list holds. */
const maxListed = 500;
/** Characters of a table of posts. */
const maxTableLength = 1024 * 1024;

/** Where a target of a publication stands; see the decision record on publishing. */
export const targetStatuses = [
  "draft",
  "scheduled",
  "preparing",
  "ready",
  "sending",
  "checking",
  "published",
  "failed",
  "unknown",
  "needs_reconnect",
  "missed",
  "canceled",
] as const;

/** Where a target of a publication stands. */
export type TargetStatus = (typeof targetStatuses)[number];

const atMessage =
  "The at field must be a time such as 2026-12-01T09:00:00Z, or 2026-12-01T09:00 with time_zone.";

/** When something is published. */
export const publishTimeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("now") }),
  z.object({
    kind: z.literal("time"),
    at: z
      .string(atMessage)
      .max(40, atMessage)
      .meta({
        description: "RFC 3339, or the wall clock of `time_zone`.",
        examples: ["2026-12-01T09:00"],
      }),
    time_zone: timeZoneSchema.optional().meta({ examples: ["Europe/Berlin"] }),
  }),
  /** In the next free posting time of the first connection. */
  z.object({ kind: z.literal("slot") }),
  /** Kept without a time. */
  z.object({ kind: z.literal("unscheduled") }),
]);

/** When something is published. */
export type PublishTime = z.infer<typeof publishTimeSchema>;

/** One connection that something is published on. */
const newTargetSchema = publicationPayloadSchema.extend({ connection_id: z.uuid() });

/** Each connection at most once: what is sent twice to one account can't be taken back. */
const newTargetsSchema = z
  .array(newTargetSchema)
  .min(1, "Choose where to publish")
  .max(maxTargets)
  .refine(
    (targets) => new Set(targets.map((one) => one.connection_id)).size === targets.length,
    "A connection is named twice",
  );

/** `POST /api/publications`. */
export const publicationRequestSchema = z.object({
  id: z.uuidv4("The id field must be a UUID of version 4.").optional().meta({
    description: "Chosen by you, so that a request sent twice publishes once.",
  }),
  carousel_id: z
    .uuid("The carousel_id field must be a carousel's id.")
    .meta({ description: "The saved carousel." }),
  version: z.int().positive().optional().meta({ description: "The newest by default." }),
  when: publishTimeSchema.meta({
    description: "Now, at a time, in the next free posting time, or not yet.",
  }),
  targets: newTargetsSchema.meta({
    description: "Where it is published, with the words for each.",
  }),
});

/** `POST /api/publications`. */
export type PublicationRequest = z.input<typeof publicationRequestSchema>;

/** `PATCH /api/publications/:id`: another time, or other words; what is absent stays. */
export const publicationChangeRequestSchema = z.object({
  version: z.int().positive().optional().meta({
    description: "The publication's version that was changed; 409 where it is another.",
  }),
  when: publishTimeSchema.optional().meta({ description: "Another time." }),
  targets: newTargetsSchema.optional().meta({
    description: "Where it is published now, with other words.",
  }),
  use_newest_version: z.boolean().optional().meta({
    description: "Publishes the carousel as it is now.",
  }),
});

/** `PATCH /api/publications/:id`. */
export type PublicationChangeRequest = z.input<typeof publicationChangeRequestSchema>;

/** What a person decides of a target whose end is not known, or that did not come to be. */
export const decisionRequestSchema = z.object({
  target_id: z.uuid().meta({ description: "Of the publication's targets." }),
  decision: z.enum(["there", "again", "check"]).meta({
    description:
      "`there`: it was published. `again`: it was not; publish it once more. `check`: look again.",
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: "Where it is." }),
});

/** What a person decides of a target. */
export type DecisionRequest = z.infer<typeof decisionRequestSchema>;

/** A call to a network for a target. */
const publicationAttemptSchema = z.object({
  at: z.iso.datetime(),
  step: z.string(),
  address: z.string(),
  status: z.int().nullable(),
  network_code: z.string().nullable(),
  request_id: z.string().nullable(),
  duration_ms: z.int().nonnegative(),
  outcome: z.string(),
  excerpt: z.string().nullable(),
});

/** A call to a network for a target. */
export type PublicationAttempt = z.infer<typeof publicationAttemptSchema>;

/** A publication on one connection. */
const publicationTargetSchema = z.object({
  id: z.string(),
  connection_id: z.string().nullable(),
  network: z.enum(networkIds),
  /** Of the account there; empty once the connection is removed. */
  name: z.string(),
  handle: z.string(),
  status: z.enum(targetStatuses),
  ...publicationPayloadSchema.shape,
  due_at: z.iso.datetime().nullable(),
  /** The posts that are there, and how many it is made of. */
  posts: z.array(z.object({ id: z.string(), url: z.string().nullable() })),
  parts: z.int().positive(),
  /** What is wrong, in words, and the network's own name for it. */
  message: z.string().nullable(),
  code: z.string().nullable(),
  finished_at: z.iso.datetime().nullable(),
});

/** A publication on one connection. */
export type PublicationTarget = z.infer<typeof publicationTargetSchema>;

/** A version of a carousel that is to be published, or was. */
export const publicationSchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  carousel_id: z.string().nullable(),
  carousel_version: z.int().positive(),
  /** The carousel's own, where it was changed since; null where it was not, or is gone. */
  newer_version: z.int().positive().nullable(),
  title: z.string(),
  thumbnail_url: z.string().nullable(),
  /** How its time was chosen; null where it has none. */
  source: z.enum(["now", "time", "slot"]).nullable(),
  /** The instant, and the wall clock in the time zone: `2026-12-01T09:00`. */
  due_at: z.iso.datetime().nullable(),
  wall_time: z.string().nullable(),
  time_zone: z.string(),
  targets: z.array(publicationTargetSchema),
  created_at: z.iso.datetime(),
});

/** A version of a carousel that is to be published, or was. */
export type Publication = z.infer<typeof publicationSchema>;

/** `GET /api/publications`: those due from `from` on and before `to`, or those without a time. */
export const publicationListQuerySchema = z.object({
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  unscheduled: z.stringbool().default(false),
  carousel_id: z.string().max(100).optional(),
  status: z.enum(targetStatuses).optional().meta({
    description: "Those of which a target has that status.",
  }),
  cursor: z.string().max(2000).optional().meta({
    description: "The `next_cursor` of the page before.",
  }),
  limit: z.coerce.number().int().min(1).max(maxListed).default(maxListed),
});

/** `GET /api/publications`. */
export type PublicationListQuery = z.infer<typeof publicationListQuerySchema>;

export const publicationListResponseSchema = z.object({
  publications: z.array(publicationSchema),
  next_cursor: z.string().nullable().meta({
    description: "Asks for the page after this one; null at the end.",
  }),
});
export type PublicationListResponse = z.infer<typeof publicationListResponseSchema>;

/** `POST /api/publications/import`: a table of posts with when and where each is published. */
export const scheduleImportRequestSchema = z.object({
  csv: z
    .string()
    .min(1, "The table is empty.")
    .max(maxTableLength, "A table has up to 1 MiB.")
    .meta({
      description:
        "Posts as in an import of CSV, with the columns `publish_at` (RFC 3339, or the wall clock of `time_zone`), `time_zone`, `networks` (`bluesky; linkedin:Ana Lopes`), `caption` and `queue` (the next free posting time).",
      examples: [
        "title,slide 1,slide 2,publish_at,networks\nTea,Green,Black,2026-12-01T09:00,bluesky",
      ],
    }),
  time_zone: timeZoneSchema
    .optional()
    .meta({ description: "Of rows that name none; that of their first connection by default." }),
  dry_run: z.boolean().default(false).meta({ description: "Only says what would be scheduled." }),
});

/** `POST /api/publications/import`. */
export type ScheduleImportRequest = z.output<typeof scheduleImportRequestSchema>;

/** A post of the table. */
const scheduleImportRowSchema = z.object({
  /** As spreadsheets number it; the first one names the columns. */
  row: z.int().positive(),
  title: z.string(),
  slides: z.int().nonnegative(),
  /** Null where it has a problem. */
  publication_id: z.string().nullable(),
  /** Null where it is kept without a time. */
  due_at: z.iso.datetime().nullable(),
  time_zone: z.string().nullable(),
  /** Where it is published: the network's name and the account's. */
  accounts: z.array(z.string()),
  /** False if the same row was imported before, in any table. */
  is_new: z.boolean(),
  /** What keeps it, and so all of the table, from being scheduled. */
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
});

/** A post of the table. */
export type ScheduleImportRow = z.infer<typeof scheduleImportRowSchema>;

export const scheduleImportResponseSchema = z.object({
  /** False after a dry run, and where a row has a problem: nothing is scheduled then. */
  scheduled: z.boolean(),
  rows: z.array(scheduleImportRowSchema),
  /** Rows that are no posts, in words. */
  unreadable: z.array(z.string()),
});
export type ScheduleImportResponse = z.infer<typeof scheduleImportResponseSchema>;

/** Where a calendar program reads it; a path where the server does not know its own address. */
const calendarFeedSchema = z.object({ url: z.string() });

const ofPublication = {
  access: "session",
  owned: "publication",
  params: uuidParamsSchema,
} as const;

/** What of who is signed in is published, and when. */
export const publicationEndpoints = {
  listPublications: {
    access: "session",
    query: publicationListQuerySchema,
    responses: { 200: publicationListResponseSchema },
  },
  createPublication: {
    access: "session",
    rateLimit: "libraryChange",
    body: publicationRequestSchema,
    responses: { 201: publicationSchema },
    errors: [404, 409, 410, 422],
    example: {
      body: {
        carousel_id: "3f0f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c11",
        when: { kind: "now" },
        targets: [{ connection_id: "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22", caption: "Tea" }],
      },
    },
  },
  importSchedule: {
    access: "session",
    rateLimit: "libraryChange",
    bodyLimit: bodyLimits.post,
    body: scheduleImportRequestSchema,
    responses: { 200: scheduleImportResponseSchema },
    errors: [422],
    example: { body: { csv: "title,slide 1,networks\nTea,Green,bluesky" } },
  },
  getPublication: { ...ofPublication, responses: { 200: publicationSchema }, errors: [404] },
  listPublicationAttempts: {
    ...ofPublication,
    responses: {
      200: z.object({
        attempts: z.array(publicationAttemptSchema.extend({ target_id: z.string() })),
      }),
    },
    errors: [404],
  },
  changePublication: {
    ...ofPublication,
    rateLimit: "libraryChange",
    body: publicationChangeRequestSchema,
    responses: { 200: publicationSchema },
    errors: [404, 409, 410, 422],
    example: { body: { when: { kind: "slot" } } },
  },
  cancelPublication: { ...ofPublication, responses: { 204: null }, errors: [404, 409] },
  decidePublication: {
    ...ofPublication,
    rateLimit: "libraryChange",
    body: decisionRequestSchema,
    responses: { 200: publicationSchema },
    errors: [404, 409, 422],
    example: {
      body: { target_id: "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22", decision: "check" },
    },
  },
  /** The address at which calendar programs read what is published when. */
  getCalendarFeed: { access: "session", responses: { 200: calendarFeedSchema } },
  /** Another address; the one before shows nothing any more. */
  replaceCalendarFeed: {
    access: "session",
    rateLimit: "libraryChange",
    responses: { 200: calendarFeedSchema },
  },
  /** What calendar programs read (RFC 5545). */
  getCalendarFile: {
    access: "anyone",
    params: z.object({ accountId: z.string().max(100), signed: z.string().max(200) }),
    responses: { 200: { description: "A calendar", mediaTypes: ["text/calendar"] } },
    errors: [404],
  },
  /** A file that networks fetch. */
  getPublishedFile: {
    access: "anyone",
    params: z.object({
      targetId: z.string().max(100),
      signed: z.string().max(200),
      name: z.string().max(200),
    }),
    responses: { 200: { description: "A slide or a document", mediaTypes: ["*/*"] } },
    errors: [404],
  },
} as const satisfies EndpointGroup;
