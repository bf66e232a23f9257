import { listedPages, pageTexts } from "@slideloom/core/contract/page-text";
import type { OpenapiDocument } from "@slideloom/core/contract/openapi";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import type { Config } from "../config/config.ts";
import { keyDescription } from "./key-description.ts";

export interface LlmsTextParts {
  config: Pick<Config, "publicUrl">;
}

/** `GET /llms.txt`: describes Slideloom and its API to AI models; see llmstxt.org. */
export function registerLlmsText(
  app: FastifyInstance,
  { config }: LlmsTextParts,
  readOpenapi: () => Promise<OpenapiDocument>,
): void {
  app.get("/llms.txt", async (_request, reply) => {
    const document = (await readOpenapi()) as unknown as OpenAPIV3_1.Document;
    return reply
      .type("text/plain; charset=utf-8")
      .send(buildLlmsText(document, config.publicUrl ?? ""));
  });
}

function buildLlmsText({ paths = {} }: OpenAPIV3_1.Document, publicUrl: string): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    (["get", "post", "put", "patch", "delete"] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [describeOperation(method.toUpperCase(), path, operation)] : [];
    }),
  );
  const pages = listedPages.map((path) => {
    const { title, description } = pageTexts[path];
    return `- [${title.replace(" · Slideloom", "")}](${publicUrl}${path}): ${description}`;
  });
  return `# Slideloom

> ${pageTexts["/"].description}

The API generates posts and renders their slides, like the editor and the command line.

## API

${keyDescription.replaceAll("\n", " ")}

${operations.join("\n")}

Model Context Protocol clients find its tools at ${publicUrl}/mcp (Streamable HTTP, with the key as Bearer credential).

## Pages

${pages.join("\n")}
`;
}

function describeOperation(
  method: string,
  path: string,
  { summary, security = [], requestBody }: OpenAPIV3_1.OperationObject,
): string {
  const key = security.length > 0 ? "needs a key" : "no key";
  return [
    `- \`${method} ${path}\` (${key}): ${summary}.`,
    ...describeFields(requestBody as OpenAPIV3_1.RequestBodyObject | undefined),
  ].join("\n");
}

function describeFields(body: OpenAPIV3_1.RequestBodyObject | undefined): string[] {
  const { properties = {}, required = [] } = (body?.content["application/json"]?.schema ??
    {}) as OpenAPIV3_1.SchemaObject;
  return Object.entries(properties).map(([name, schema]) => {
    const need = required.includes(name) ? "required" : "optional";
    return `  - \`${name}\` (${need}): ${findDescription(schema as OpenAPIV3_1.SchemaObject)}`;
  });
}

/**
 * Returns the first sentence of a field's description; the OpenAPI document has the others. If a field may be null, its
 * non-null type has the description.
 */
function findDescription({ description, anyOf = [] }: OpenAPIV3_1.SchemaObject): string {
  const described = [{ description }, ...(anyOf as OpenAPIV3_1.SchemaObject[])];
  const text = described.find((one) => one.description !== undefined)?.description ?? "";
  return /^.+?\.(?= |$)/s.exec(text)?.[0] ?? text;
}
