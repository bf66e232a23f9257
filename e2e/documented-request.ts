import { buildUrl } from "@slideloom/core/contract/routes";
import type { OpenAPIV3_1 } from "openapi-types";
import { expect } from "vitest";
import { z } from "zod";

/** A request made by a code sample, an automation or a person following the documentation. */
export interface DocumentedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

const documents = new Map<string, Promise<OpenAPIV3_1.Document>>();

/** The server's OpenAPI document, fetched once. */
function readDocument(origin: string): Promise<OpenAPIV3_1.Document> {
  const known = documents.get(origin);
  if (known) return known;
  const reading = fetch(origin + buildUrl("v1.getOpenapi")).then(
    (answer) => answer.json() as Promise<OpenAPIV3_1.Document>,
  );
  documents.set(origin, reading);
  return reading;
}

/** Returns the schema with OpenAPI references rewritten for JSON Schema. */
function readReferences(schema: object): z.core.JSONSchema.JSONSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/"));
}

/** Fails unless the server's OpenAPI document describes every part of the request. */
export async function checkDocumented({ method, url, headers, body }: DocumentedRequest) {
  const { origin, pathname } = new URL(url);
  const { paths, components } = await readDocument(origin);
  const path = Object.keys(paths ?? {}).find((template) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  const operation = paths?.[path ?? ""]?.[method.toLowerCase() as "post"];
  expect(operation, `${method} ${pathname}`).toBeDefined();
  const requestBody = operation?.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  if (requestBody) {
    const schema = requestBody.content["application/json"]?.schema as z.core.JSONSchema.JSONSchema;
    const sent = z.fromJSONSchema(
      readReferences({ ...schema, additionalProperties: false, $defs: components?.schemas }),
    );
    expect(sent.safeParse(JSON.parse(body ?? "{}")).error).toBeUndefined();
  }
  const parameters = (operation?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const known = ["authorization", "x-api-token", "content-type", ...parameters.map((p) => p.name)];
  expect(known).toEqual(expect.arrayContaining(Object.keys(headers).map((n) => n.toLowerCase())));
}

/** Sends the request after checking it against the OpenAPI document. */
export async function sendDocumented(request: DocumentedRequest): Promise<Response> {
  await checkDocumented(request);
  const { url, method, headers, body } = request;
  const response = await fetch(url, { method, headers, ...(body && { body }) });
  expect([200, 202]).toContain(response.status);
  return response;
}
