import { z } from "zod";
import { connectionListResponseSchema } from "./connections.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import {
  connectionListExample,
  publicationExample,
  scheduleImportExample,
} from "./public-examples.ts";
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
} from "./publications.ts";

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
        "People connect accounts on the Connections page. `limits` are the account's limits for captions and images.",
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
        "Publications due at or after `from` and before `to`, earliest first. `unscheduled` lists those without a time instead.",
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
    access: "write",
    operation: {
      summary: "Publish a saved carousel, now or later",
      description:
        "Uses the carousel's current version and these captions, even if they change later. Nothing is published twice: if a network doesn't confirm a post, the target's status is `unknown`, and you resolve it with `decide`.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    body: publicationRequestSchema,
    responses: { 201: described("The publication.") },
    errors: [404, 409, 410, 422],
    example: publicationEndpoints.createPublication.example,
  },
  "v1.importSchedule": {
    access: "write",
    operation: {
      summary: "Schedule the posts of a CSV",
      description:
        "Saves each row as a carousel and schedules it. If any row has a problem, nothing is scheduled. Sending the same CSV again schedules nothing twice.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    bodyLimit: bodyLimits.post,
    body: scheduleImportRequestSchema,
    responses: {
      200: scheduleImportResponseSchema.meta({
        description: "The result of each row. After a dry run: what would happen to each row.",
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
        "Returns the status on each connected account. Webhooks also send `publication.published`, `.failed` and `.unknown`.",
      tag: "Publishing",
    },
    responses: { 200: described("The publication.") },
    errors: [404],
  },
  "v1.changePublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Move or edit a publication",
      description:
        "Absent fields are unchanged. Returns 409 if a target is being sent or is already finished.",
      tag: "Publishing",
    },
    body: publicationChangeRequestSchema,
    responses: { 200: described("The updated publication.") },
    errors: [404, 409, 410, 422],
    example: publicationEndpoints.changePublication.example,
  },
  "v1.cancelPublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Cancel a publication",
      description: "Cancels targets that aren't published yet. Returns 409 if one is being sent.",
      tag: "Publishing",
    },
    responses: { 204: z.null().meta({ description: "The publication is cancelled." }) },
    errors: [404, 409],
  },
  "v1.decidePublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Resolve a target with an unknown, failed or missed status",
      description:
        "`there` marks it as published. `again` publishes it again, even after a failed or missed attempt. `check` checks the network again.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    body: decisionRequestSchema,
    responses: { 200: described("The publication.") },
    errors: [404, 409, 422],
    example: publicationEndpoints.decidePublication.example,
  },
} as const satisfies EndpointGroup;
