import { z } from "zod";
import { designDocumentSchema, designSettingsDocumentSchema } from "../carousel/design-schema.ts";
import { buildStrictJsonSchema } from "../document/post-schema.ts";
import { savedDesignSchema } from "./public-carousels.ts";
import { postObjectSchema } from "./public-post.ts";
import { designSettingsSchema } from "./public-render.ts";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /api/v1/openapi.json`; only its version is validated. */
export const openapiDocumentSchema = z.looseObject({ openapi: z.string() }).meta({
  description: "An OpenAPI 3.1 document.",
  examples: [{ openapi: "3.1.0", info: { title: "Slideloom API", version: "1.2.3" }, paths: {} }],
});

export type OpenapiDocument = z.infer<typeof openapiDocumentSchema>;

/** Lists request schemas, and the stricter schemas that the OpenAPI document shows instead. */
export const listOpenapiComponents = (): OpenapiComponent[] => [
  { name: "Post", validating: postObjectSchema, documented: buildStrictJsonSchema() },
  {
    name: "DesignSettings",
    validating: designSettingsSchema,
    documented: buildStrictJsonSchema(designSettingsDocumentSchema),
  },
  {
    name: "Design",
    validating: savedDesignSchema,
    documented: buildStrictJsonSchema(designDocumentSchema),
  },
];

interface OpenapiComponent {
  name: string;
  validating: z.ZodType;
  /** JSON Schema that the document shows instead of the one derived from `validating`. */
  documented: Record<string, unknown>;
}

export const openapiEndpoints = {
  "v1.getOpenapi": {
    access: "anyone",
    operation: {
      summary: "Get this OpenAPI document",
      description:
        "Returns this reference as JSON. Tools can generate API clients, forms or tests from it.",
      tag: "Connectivity",
    },
    responses: { 200: openapiDocumentSchema },
  },
} as const satisfies EndpointGroup;
