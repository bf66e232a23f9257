import { z } from "zod";
import { networkIds } from "../networks/networks.ts";
import { captionServices, serviceIds } from "../networks/service-ids.ts";
import { maxTargets, publicationPayloadSchema } from "../publishing/publication-payload.ts";
import { countNoun } from "../text/count-noun.ts";
import { timeZoneSchema } from "./connections.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { switchSchema, uuidParamsSchema } from "./params.ts";

/** Maximum number of publications per page. */
const maxListed = 500;
/** Maximum number of carousels that one request schedules. */
export const maxSelected = 100;
/** Maximum number of characters of an imported CSV. */
const maxTableLength = 1024 * 1024;

/** States of a publication on one connected account. See the decision record on publishing. */
export const targetStatuses = [
  "draft",
  /** Nothing is sent before `approval.by` approves; `missed` at its time, or after a week if it has no time. */
  "waiting_for_approval",
  "scheduled",
  /** The person posts it themselves, and then marks it as posted. */
  "by_hand",
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

export type TargetStatus = (typeof targetStatuses)[number];

/** Who may approve a publication that waits for approval. */
const approvers = ["owner", "client"] as const;

export type Approver = (typeof approvers)[number];

const atMessage =
  "The at field must be a time such as 2026-12-01T09:00:00Z, or 2026-12-01T09:00 with time_zone.";

export const publishTimeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("now") }),
  z.object({
    kind: z.literal("time"),
    at: z
      .string(atMessage)
      .max(40, atMessage)
      .meta({
        description:
          "When to publish: a time with its offset (RFC 3339), or a local time in `time_zone`.",
        examples: ["2026-12-01T09:00"],
      }),
    time_zone: timeZoneSchema.optional().meta({ examples: ["Europe/Berlin"] }),
  }),
  /** The next free posting time of the publication's first connection. */
  z.object({ kind: z.literal("slot") }),
  /** No time yet. */
  z.object({ kind: z.literal("unscheduled") }),
]);

export type PublishTime = z.infer<typeof publishTimeSchema>;

/** A connection to publish on, with the post's caption, alt texts and options for this connection. */
const newTargetSchema = publicationPayloadSchema
  .extend({
    connection_id: z.uuid().optional(),
    by_hand: z.enum(captionServices).optional().meta({
      description:
        "Instead of `connection_id`: the service that you post on yourself. The publication stays in the calendar until you mark it as posted.",
    }),
    caption: publicationPayloadSchema.shape.caption.optional().meta({
      description: "The caption of the post. Defaults to the carousel's caption for this service.",
    }),
  })
  .refine(
    ({ connection_id, by_hand }) => (connection_id === undefined) !== (by_hand === undefined),
    "Each target needs either connection_id or by_hand.",
  );

/** Each connection and service occurs at most once, so that nothing is posted twice to one account. */
const newTargetsSchema = z
  .array(newTargetSchema)
  .min(1, "Choose at least one connected account")
  .max(maxTargets)
  .refine(
    (targets) =>
      new Set(targets.map((one) => one.connection_id ?? one.by_hand)).size === targets.length,
    "A connected account is listed twice",
  );

/** The body of `POST /api/publications`. */
export const publicationRequestSchema = z.object({
  id: z.uuidv4("The id field must be a UUID of version 4.").optional().meta({
    description:
      "An id that you choose for the publication. If you repeat the request with the same id, nothing is published again.",
  }),
  carousel_id: z
    .uuid("The carousel_id field must be a carousel's id.")
    .meta({ description: "The `id` of the saved carousel to publish." }),
  version: z
    .int()
    .positive()
    .optional()
    .meta({ description: "The carousel's version to publish, the newest by default." }),
  when: publishTimeSchema.meta({
    description:
      "When to publish: now, at a set time, in the next free slot, or at a time that you set later (`unscheduled`).",
  }),
  targets: newTargetsSchema.meta({
    description: "The connected accounts to publish to, each with its caption and options.",
  }),
  approval: z.enum(approvers).optional().meta({
    description:
      "Nothing is published before somebody approves the post: `owner` is you, in Slideloom; `client` is anyone with one of the carousel's review links. Each later change of the post, its accounts or its time asks again.",
  }),
});

export type PublicationRequest = z.input<typeof publicationRequestSchema>;

/** `PATCH /api/publications/:id`; absent fields are unchanged. */
export const publicationChangeRequestSchema = z.object({
  version: z.int().positive().optional().meta({
    description:
      "The publication's `version` that your changes are based on. If it has changed since, the response is 409.",
  }),
  when: publishTimeSchema.optional().meta({ description: "The new time to publish." }),
  targets: newTargetsSchema.optional().meta({
    description:
      "The connected accounts to publish to, with captions and options. This list replaces the current one.",
  }),
  use_newest_version: z.boolean().optional().meta({
    description: "`true` publishes the carousel's newest version instead of the scheduled one.",
  }),
});

export type PublicationChangeRequest = z.input<typeof publicationChangeRequestSchema>;

/** A person's decision on a target with an unknown, failed or missed status. */
export const decisionRequestSchema = z.object({
  target_id: z.uuid().meta({ description: "The `id` of one of the publication's `targets`." }),
  decision: z.enum(["there", "again", "check"]).meta({
    description:
      "`there`: you saw the post on the network, or posted it yourself. `again`: publish the post again. `check`: look for the post on the network once more.",
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional()
    .meta({
      description: "The post's URL on the network, if you know it. Only used with `there`.",
    }),
});

export type DecisionRequest = z.infer<typeof decisionRequestSchema>;

/** The body of `POST /api/publications/:id/approval`: the owner's answer to a publication that waits. */
const approvalRequestSchema = z.object({
  decision: z.enum(["approve", "decline"]),
  /** The publication's `version` that the person saw. If it has changed since, the response is 409. */
  version: z.int().positive(),
});

export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;

/** A request sent to a network for a target. */
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

export type PublicationAttempt = z.infer<typeof publicationAttemptSchema>;

/** A publication's target: one connected account. */
const publicationTargetSchema = z.object({
  id: z.string(),
  connection_id: z.string().nullable(),
  network: z.enum(networkIds),
  /**
   * The service where the posts appear, also if they are sent through a bridge such as Buffer. Null after a bridge's
   * account is disconnected.
   */
  service: z.enum(serviceIds).nullable(),
  /** The service that the person posts on; null if the post is sent to a connected account. */
  by_hand: z.enum(captionServices).nullable(),
  /** Name and handle of the account; empty after it is disconnected. */
  name: z.string(),
  handle: z.string(),
  status: z.enum(targetStatuses),
  ...publicationPayloadSchema.shape,
  due_at: z.iso.datetime().nullable(),
  /** The posts published so far. */
  posts: z.array(z.object({ id: z.string(), url: z.string().nullable() })),
  /** The number of posts that the target needs in total. */
  parts: z.int().positive(),
  /** The problem as a user-readable message and as a code; null if there is no problem. */
  message: z.string().nullable(),
  code: z.string().nullable(),
  finished_at: z.iso.datetime().nullable(),
});

export type PublicationTarget = z.infer<typeof publicationTargetSchema>;

/** A carousel version that is scheduled or published. */
export const publicationSchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  carousel_id: z.string().nullable(),
  carousel_version: z.int().positive(),
  /** The carousel's current version, if newer than the published or scheduled version; otherwise null. */
  newer_version: z.int().positive().nullable(),
  title: z.string(),
  thumbnail_url: z.string().nullable(),
  /** How the time was chosen; null if unscheduled. */
  source: z.enum(["now", "time", "slot"]).nullable(),
  /** The due time as an instant, and as wall time in `time_zone`: `2026-12-01T09:00`. */
  due_at: z.iso.datetime().nullable(),
  wall_time: z.string().nullable(),
  time_zone: z.string(),
  targets: z.array(publicationTargetSchema),
  /** Who has to approve the publication as it is now; null if nobody does. */
  approval: z
    .object({
      by: z.enum(approvers),
      asked_at: z.iso.datetime(),
      /** Null until it is approved. Every change of the publication asks again. */
      approved_at: z.iso.datetime().nullable(),
      /** The name that the client typed; null if nobody has approved it, or its owner has. */
      approved_by: z.string().nullable(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
});

export type Publication = z.infer<typeof publicationSchema>;

/**
 * The query of `GET /api/publications`: publications due at or after `from` and before `to`, or publications without a
 * time.
 */
export const publicationListQuerySchema = z.object({
  from: z.iso.datetime({ offset: true }).max(40).optional().meta({
    description: "Only publications due at this time or later (RFC 3339).",
  }),
  to: z.iso.datetime({ offset: true }).max(40).optional().meta({
    description: "Only publications due before this time (RFC 3339).",
  }),
  unscheduled: switchSchema.default(false).meta({
    description: "`true` lists only publications without a time.",
  }),
  carousel_id: z.string().max(100).optional().meta({
    description: "Only publications of this carousel.",
  }),
  status: z.enum(targetStatuses).optional().meta({
    description: "Only publications that have this status on at least one connected account.",
  }),
  cursor: z.string().max(2000).optional().meta({
    description: "The `next_cursor` of the previous page. Leave it out for the first page.",
  }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxListed)
    .default(maxListed)
    .meta({ description: `Publications per page, ${maxListed} by default.` }),
});

export type PublicationListQuery = z.infer<typeof publicationListQuerySchema>;

export const publicationListResponseSchema = z.object({
  publications: z.array(publicationSchema),
  next_cursor: z.string().nullable().meta({
    description: "Send it as `cursor` to get the next page. Null on the last page.",
  }),
});
export type PublicationListResponse = z.infer<typeof publicationListResponseSchema>;

/** `POST /api/publications/import`: a CSV with one post per row, and the time and networks of each post. */
export const scheduleImportRequestSchema = z.object({
  csv: z
    .string()
    .min(1, "The CSV is empty.")
    .max(maxTableLength, "The CSV is larger than 1 MiB. Split it into smaller files.")
    .meta({
      description:
        "A CSV with one post per row. A row has its own slides, or names a saved carousel by title, id or URL in `saved carousel`. Besides these columns, it can have `publish_at` (RFC 3339, or a local time), `time_zone`, `networks` (such as `bluesky; linkedin:Ana Lopes`), `caption`, `first_comment` and `queue` (`yes` publishes the post in the next free slot).",
      examples: [
        "title,slide 1,slide 2,publish_at,networks\nTea,Green,Black,2026-12-01T09:00,bluesky",
      ],
    }),
  time_zone: timeZoneSchema.optional().meta({
    description:
      "The time zone for rows without their own `time_zone`. By default, such a row uses the time zone of its first connected account.",
  }),
  dry_run: z
    .boolean()
    .default(false)
    .meta({ description: "`true` only previews the import. Nothing is saved or scheduled." }),
});

export type ScheduleImportRequest = z.output<typeof scheduleImportRequestSchema>;

const scheduleImportRowSchema = z.object({
  /** Row number as in spreadsheets; row 1 has the column names. */
  row: z.int().positive(),
  title: z.string(),
  slides: z.int().nonnegative(),
  /** Id of the publication; null if the row has a problem. */
  publication_id: z.string().nullable(),
  /** When the post is due; null if unscheduled. */
  due_at: z.iso.datetime().nullable(),
  time_zone: z.string().nullable(),
  /** Connected accounts of the row, such as `Bluesky, ana.example`. */
  accounts: z.array(z.string()),
  /** False if the same row was imported before, in any CSV. */
  is_new: z.boolean(),
  /** Problems, each of which prevents the whole CSV from being scheduled. */
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
});

export type ScheduleImportRow = z.infer<typeof scheduleImportRowSchema>;

export const scheduleImportResponseSchema = z.object({
  /** False after a dry run, or if a row has a problem. */
  scheduled: z.boolean(),
  rows: z.array(scheduleImportRowSchema),
  /** Messages about rows that can't be imported as posts. */
  unreadable: z.array(z.string()),
});
export type ScheduleImportResponse = z.infer<typeof scheduleImportResponseSchema>;

/** `POST /api/publications/schedule`: saved carousels, each with its time, for the same connected accounts. */
const scheduleSelectionRequestSchema = z.object({
  /** Chosen by the client. A repeated request with the same id schedules nothing more. */
  id: z.uuidv4("The id field must be a UUID of version 4."),
  carousels: z
    .array(z.object({ carousel_id: z.uuid(), when: publishTimeSchema }))
    .min(1, "Choose at least one carousel")
    .max(maxSelected, `Choose at most ${countNoun(maxSelected, "carousel")}`)
    .refine(
      (carousels) => new Set(carousels.map((one) => one.carousel_id)).size === carousels.length,
      "A carousel is listed twice",
    ),
  connection_ids: z
    .array(z.uuid())
    .min(1, "Choose at least one connected account")
    .max(maxTargets)
    .refine((ids) => new Set(ids).size === ids.length, "A connected account is listed twice"),
  time_zone: timeZoneSchema.optional(),
  /** Whether carousels may be published to accounts that have them already, or have them scheduled. */
  repeat: z.boolean().default(false),
  dry_run: z.boolean().default(false),
});

export type ScheduleSelectionRequest = z.output<typeof scheduleSelectionRequestSchema>;

/** URL of the iCalendar feed; a path unless `PUBLIC_URL` is set. */
const calendarFeedSchema = z.object({ url: z.string() });

const ofPublication = {
  access: "session",
  owned: "publication",
  params: uuidParamsSchema,
} as const;

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
  scheduleSelection: {
    access: "session",
    rateLimit: "libraryChange",
    body: scheduleSelectionRequestSchema,
    responses: { 200: scheduleImportResponseSchema },
    errors: [422],
    example: {
      body: {
        id: "0b8f6a0e-5c52-4f57-a3d7-6b9d8e2f4c33",
        carousels: [
          { carousel_id: "3f0f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c11", when: { kind: "slot" } },
        ],
        connection_ids: ["8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22"],
      },
    },
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
  approvePublication: {
    ...ofPublication,
    rateLimit: "libraryChange",
    body: approvalRequestSchema,
    responses: { 200: publicationSchema },
    errors: [404, 409],
    example: { body: { decision: "approve", version: 1 } },
  },
  getCalendarFeed: { access: "session", responses: { 200: calendarFeedSchema } },
  /** Replaces the feed's URL; the old one stops working. */
  replaceCalendarFeed: {
    access: "session",
    rateLimit: "libraryChange",
    responses: { 200: calendarFeedSchema },
  },
  /** The iCalendar feed (RFC 5545). */
  getCalendarFile: {
    access: "anyone",
    params: z.object({ accountId: z.string().max(100), signed: z.string().max(200) }),
    responses: { 200: { description: "A calendar", mediaTypes: ["text/calendar"] } },
    errors: [404],
  },
  /** A published file, fetched by networks and webhook receivers. */
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
