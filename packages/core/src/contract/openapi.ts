import { z } from "zod";
import { designDocumentSchema, designSettingsDocumentSchema } from "../carousel/design-schema.ts";
import { buildStrictJsonSchema } from "../document/post-schema.ts";
import { savedDesignSchema } from "./public-carousels.ts";
import { postObjectSchema } from "./public-post.ts";
import { designSettingsSchema } from "./public-render.ts";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /api/v1/openapi.json`: its version is checked, all else is as it was made. */
export const openapiDocumentSchema = z.looseObject({ openapi: z.string() }).meta({
  description: "An OpenAPI 3.1 document.",
  examples: [{ openapi: "3.1.0", info: { title: "Slideloom API", version: "1.2.3" }, paths: {} }],
});

/** The response of `GET /api/v1/openapi.json`. */
export type OpenapiDocument = z.infer<typeof openapiDocumentSchema>;

/** What the document names, and refers to where a schema takes more than it tells: by these schemas. */
export const listOpenapiComponents = (): OpenapiComponent[] => [
  { name: "Post", taken: postObjectSchema, told: buildStrictJsonSchema() },
  {
    name: "DesignSettings",
    taken: designSettingsSchema,
    told: buildStrictJsonSchema(designSettingsDocumentSchema),
  },
  { name: "Design", taken: savedDesignSchema, told: buildStrictJsonSchema(designDocumentSchema) },
];

interface OpenapiComponent {
  name: string;
  taken: z.ZodType;
  /** As JSON Schema. */
  told: Record<string, unknown>;
}

/** The document of the public API. */
export const openapiEndpoints = {
  "v1.getOpenapi": {
    access: "anyone",
    operation: {
      summary: "This document",
      description: "For tools that make clients, forms or tests of it.",
      tag: "Connectivity",
    },
    responses: { 200: openapiDocumentSchema },
  },
} as const satisfies EndpointGroup;
