import swagger from "@fastify/swagger";
import { endpoints } from "@slideloom/core/contract/endpoints";
import { openapiDocumentSchema, type OpenapiDocument } from "@slideloom/core/contract/openapi";
import { publicApiRoot, routes, type EndpointName } from "@slideloom/core/contract/routes";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import fastify from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import { addRoute } from "../http/add-route.ts";
import { schemaController } from "../http/schema-controller.ts";
import { keyDescription } from "./key-description.ts";
import { transformSchemas } from "./openapi-components.ts";
import { completeDocument } from "./openapi-responses.ts";
import type { Config } from "../config/config.ts";

export interface OpenapiParts {
  config: Pick<Config, "publicUrl">;
  version: string;
}

const description = `Generate, render, save and publish carousel posts.

${keyDescription} Every error has the same JSON shape:

\`\`\`json
{ "status": "error", "error": "Not Found", "message": "No endpoint answers GET ${publicApiRoot}/nope" }
\`\`\`

An unknown path returns 404. A wrong method returns 405, and the \`Allow\` header lists the allowed methods.`;

/** Builds the document from the routes of an app that never listens, so the server itself needn't load Swagger. */
export async function buildOpenapiDocument({
  config: { publicUrl },
  version,
}: OpenapiParts): Promise<OpenapiDocument> {
  const app = fastify({ schemaController });
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Slideloom API",
        version,
        description,
        contact: {
          name: "Slideloom",
          ...(publicUrl ? { url: `${publicUrl}/api-docs` } : {}),
        },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: publicUrl ?? "/" }],
      tags: [
        { name: "Posts", description: "Generate, validate and render posts." },
        { name: "Sources", description: "Read texts to make posts from." },
        { name: "Voice", description: "Your writing voice, for generated posts." },
        { name: "Carousels", description: "Saved carousels." },
        { name: "Publishing", description: "Connected accounts and scheduled posts." },
        {
          name: "Jobs",
          description: "Work that continues after the response, such as rendering many slides.",
        },
        {
          name: "Webhooks",
          description: "Requests that Slideloom sends to your server when something happens.",
        },
        {
          name: "Connectivity",
          description: "Test the connection, and list the values that the API accepts.",
        },
      ],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer" },
          apiToken: { type: "apiKey", in: "header", name: "X-API-Token" },
          basic: {
            type: "http",
            scheme: "basic",
            description: "The key is the username; the password is ignored.",
          },
        },
      },
    },
    transform: transformSchemas,
  });
  for (const name of Object.keys(routes) as EndpointName[]) {
    const { operation }: Endpoint = endpoints[name];
    if (operation) addRoute(app, name, () => undefined);
  }
  await app.ready();
  // Parsed, since the library's type doesn't know the requested OpenAPI version.
  return openapiDocumentSchema.parse(completeDocument(app.swagger() as OpenAPIV3_1.Document));
}
