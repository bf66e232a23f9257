import { listOpenapiComponents } from "@slideloom/core/contract/openapi";
import { createJsonSchemaTransform, type jsonSchemaTransform } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";

const components = listOpenapiComponents();
const names = new Map<unknown, string>(
  components.map(({ name, validating }) => [validating, name]),
);
/**
 * Key that replaces `$ref` in component schemas until the document is built, because Swagger drops the keys beside a
 * `$ref`.
 */
const marker = "x-component";

/**
 * Converts routes' schemas to JSON Schema. A component schema becomes an object with the marker and the component's
 * name.
 */
export const transformSchemas: typeof jsonSchemaTransform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      const name = names.get(zodSchema);
      if (name === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, { type: "object", [marker]: name });
    },
  },
});

/** Replaces marked schemas by references. */
export function referToComponents(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  return JSON.parse(JSON.stringify(document), refer) as OpenAPIV3_1.Document;
}

function refer(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !(marker in value)) return value;
  const { [marker]: name, ...rest } = value;
  return { ...rest, $ref: `#/components/schemas/${String(name)}` };
}

export const componentSchemas = Object.fromEntries(
  components.map(({ name, documented }) => [name, documented]),
);
