import { z } from "zod";
import {
  connectionListResponseSchema,
  type Connection,
  type ConnectionListResponse,
} from "./connections.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import {
  decisionRequestSchema,
  publicationChangeRequestSchema,
  publicationEndpoints,
  publicationListQuerySchema,
  publicationListResponseSchema,
  publicationRequestSchema,
  publicationSchema,
  scheduleImportRequestSchema,
  scheduleImportResponseSchema,
  type Publication,
  type ScheduleImportResponse,
} from "./publications.ts";
import { carouselExample } from "./public-carousels.ts";

/** A connected account. */
const connectionExample: Connection = {
  id: "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22",
  network: "bluesky",
  service: "bluesky",
  kind: null,
  through: null,
  duplicates: [],
  name: "Ana",
  handle: "ana.bsky.social",
  picture_url: null,
  server: "bsky.social",
  state: "active",
  message: null,
  ends_at: null,
  time_zone: "Europe/Berlin",
  slots: [{ weekday: 1, time: "09:00", paused: false }],
  limits: {},
  choices: {},
  created_at: "2027-01-02T03:04:05.678Z",
};

/** `GET /api/v1/connections`. */
const connectionListExample: ConnectionListResponse = { connections: [connectionExample] };

const publicationExample: Publication = {
  id: "5b0d6a52-9f0e-4d8e-8c43-0a6f6f3c1d33",
  version: 1,
  carousel_id: carouselExample.id,
  carousel_version: 3,
  newer_version: null,
  title: carouselExample.title,
  thumbnail_url: null,
  source: "time",
  due_at: "2027-02-01T08:00:00.000Z",
  wall_time: "2027-02-01T09:00",
  time_zone: "Europe/Berlin",
  targets: [
    {
      id: "0c7a7f0e-3e0b-4f6b-9a53-2f8f1f0d5e44",
      connection_id: connectionExample.id,
      network: "bluesky",
      service: "bluesky",
      by_hand: null,
      name: "Ana",
      handle: "ana.bsky.social",
      status: "scheduled",
      caption: "Five habits #Writing",
      alt_texts: ["Slide 1 of 3: Five habits."],
      options: {},
      due_at: "2027-02-01T08:00:00.000Z",
      posts: [],
      parts: 1,
      message: null,
      code: null,
      finished_at: null,
    },
  ],
  approval: null,
  created_at: "2027-01-02T03:04:05.678Z",
};

const scheduleImportExample: ScheduleImportResponse = {
  scheduled: true,
  rows: [
    {
      row: 2,
      title: "Tea",
      slides: 2,
      publication_id: publicationExample.id,
      is_new: true,
      due_at: "2026-12-01T08:00:00.000Z",
      time_zone: "Europe/Berlin",
      accounts: ["Bluesky, ana.bsky.social"],
      problems: [],
      warnings: [],
    },
  ],
  unreadable: [],
};

const described = (description: string) =>
  publicationSchema.meta({ description, examples: [publicationExample] });

const ofPublication = {
  owned: "publication",
  params: describeIdParams("The publication's `id`.", publicationExample.id),
} as const;

/** `/api/v1/connections` and `/api/v1/publications`: connected accounts and their posts. */
export const publicPublishingEndpoints = {
  "v1.listConnections": {
    access: "read",
    operation: {
      summary: "List connected accounts",
      description:
        "Returns the accounts that you connected on the Connections page. `limits` are an account's limits for captions and images.",
      tag: "Publishing",
    },
    responses: {
      200: connectionListResponseSchema.meta({
        description: "The connected accounts, oldest first.",
        examples: [connectionListExample],
      }),
    },
  },
  "v1.listPublications": {
    access: "read",
    operation: {
      summary: "List publications",
      description:
        "Lists publications due at or after `from` and before `to`, earliest first. With `unscheduled`, lists publications without a time instead.",
      tag: "Publishing",
    },
    query: publicationListQuerySchema,
    responses: {
      200: publicationListResponseSchema.meta({
        description: "The publications.",
        examples: [{ publications: [publicationExample], next_cursor: null }],
      }),
    },
  },
  "v1.createPublication": {
    access: "publish",
    operation: {
      summary: "Publish a saved carousel, now or later",
      description:
        "Publishes the carousel as it is now, even if you change it before the post is due. Each connected account is a target with its own status. Nothing is published twice: if a network doesn't confirm a post, the target's status is `unknown` until you send a decision to `decide`.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    body: publicationRequestSchema,
    responses: { 201: described("The publication.") },
    errors: [404, 409, 410, 422],
    example: publicationEndpoints.createPublication.example,
  },
  "v1.importSchedule": {
    access: "publish",
    operation: {
      summary: "Schedule posts from a CSV",
      description:
        "Saves each row as a carousel and schedules it. If any row has a problem, nothing is scheduled. If you send the same CSV again, nothing is scheduled twice.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    bodyLimit: bodyLimits.post,
    body: scheduleImportRequestSchema,
    responses: {
      200: scheduleImportResponseSchema.meta({
        description: "What happened to each row or, with `dry_run`, what would happen.",
        examples: [scheduleImportExample],
      }),
    },
    errors: [422],
    example: publicationEndpoints.importSchedule.example,
  },
  "v1.getPublication": {
    ...ofPublication,
    access: "read",
    operation: {
      summary: "Get a publication",
      description:
        "Returns the publication with its status on each connected account. Webhooks tell you about changes with the events `publication.published`, `publication.failed` and `publication.unknown`.",
      tag: "Publishing",
    },
    responses: { 200: described("The publication.") },
    errors: [404],
  },
  "v1.changePublication": {
    ...ofPublication,
    access: "publish",
    operation: {
      summary: "Reschedule or edit a publication",
      description:
        "Fields that you leave out are unchanged. Returns 409 if the post is being sent to an account, or if its status on an account is final, such as `published` or `failed`.",
      tag: "Publishing",
    },
    body: publicationChangeRequestSchema,
    responses: { 200: described("The updated publication.") },
    errors: [404, 409, 410, 422],
    example: publicationEndpoints.changePublication.example,
  },
  "v1.cancelPublication": {
    ...ofPublication,
    access: "publish",
    operation: {
      summary: "Cancel a publication",
      description:
        "Cancels the post on all accounts where it isn't published yet. Returns 409 if it is being sent to one of them.",
      tag: "Publishing",
    },
    responses: { 204: z.null().meta({ description: "The publication is cancelled." }) },
    errors: [404, 409],
  },
  "v1.decidePublication": {
    ...ofPublication,
    access: "publish",
    operation: {
      summary: "Decide what to do with an unknown, failed or missed post",
      description:
        "If the status is `unknown`, send `there` to mark the post as published, `again` to publish it again, or `check` to look for it on the network once more. If the status is `failed` or `missed`, send `again`.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    body: decisionRequestSchema,
    responses: { 200: described("The publication.") },
    errors: [404, 409, 422],
    example: publicationEndpoints.decidePublication.example,
  },
} as const satisfies EndpointGroup;
