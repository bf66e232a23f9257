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

/** `/api/v1/publications`: what is published, and when. */
export const publicPublishingEndpoints = {
  "v1.listConnections": {
    access: "read",
    operation: {
      summary: "The accounts at networks that can be published as",
      description:
        "Accounts are connected on the page Connections. Each takes captions and pictures within its `limits`.",
      tag: "Publishing",
    },
    responses: {
      200: connectionListResponseSchema.meta({
        description: "The connections, oldest first.",
        examples: [connectionListExample],
      }),
    },
  },
  "v1.listPublications": {
    access: "read",
    operation: {
      summary: "What is published, and when",
      description:
        "Those due from `from` on and before `to`, the first due first; `unscheduled` lists those without a time.",
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
      summary: "Publishes a saved carousel, now or at a time",
      description:
        "The carousel's version and the captions are kept as they are now. Nothing is published twice: where a network does not tell what came of it, the target's status is `unknown` and `decide` says what is.",
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
      summary: "Schedules a CSV of posts",
      description:
        "Each post becomes a saved carousel and a publication: all of them, or none where a row has a problem. The same table again schedules nothing twice.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    bodyLimit: bodyLimits.post,
    body: scheduleImportRequestSchema,
    responses: {
      200: scheduleImportResponseSchema.meta({
        description: "What became of each row, or would.",
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
      summary: "A publication and what came of it on each connection",
      description: "Webhooks tell `publication.published`, `.failed` and `.unknown`, too.",
      tag: "Publishing",
    },
    responses: { 200: described("The publication.") },
    errors: [404],
  },
  "v1.changePublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Moves a publication, or changes its words",
      description:
        "Fields that are absent stay as they are. 409 where one of its targets is being sent or has ended.",
      tag: "Publishing",
    },
    body: publicationChangeRequestSchema,
    responses: { 200: described("The publication as it is now.") },
    errors: [404, 409, 410, 422],
    example: publicationEndpoints.changePublication.example,
  },
  "v1.cancelPublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Cancels what is not published yet",
      description: "409 where a target is being sent at this moment.",
      tag: "Publishing",
    },
    responses: { 204: z.null().meta({ description: "It is canceled." }) },
    errors: [404, 409],
  },
  "v1.decidePublication": {
    ...ofPublication,
    access: "write",
    operation: {
      summary: "Says what came of a target that nobody knows the end of",
      description:
        "`there` notes that it was published; `again` publishes it once more, also where it failed or was missed; `check` looks again.",
      tag: "Publishing",
    },
    headers: idempotencyHeadersSchema,
    body: decisionRequestSchema,
    responses: { 200: described("The publication.") },
    errors: [404, 409, 422],
    example: publicationEndpoints.decidePublication.example,
  },
} as const satisfies EndpointGroup;
