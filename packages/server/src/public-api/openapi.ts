import swagger from "@fastify/swagger";
import {
  openapiDocumentSchema,
  publicApiRoot,
  isPublicApiPath,
  type OpenapiDocument,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import type { Config } from "../config/config.ts";
import { addRoute } from "../http/add-route.ts";
import { transformSchemas } from "./openapi-components.ts";
import { completeDocument } from "./openapi-responses.ts";

/** What the document says of the server. */
export interface OpenapiParts {
  config: Pick<Config, "publicUrl">;
  version: string;
}

/** How an automation says whose it is, and what it is told with every response. */
export const keyDescription = `Send your API key in the \`Authorization\` header as a Bearer credential or in the \`X-API-Token\` header; what
knows Basic authentication only sends it as the user name, with any password. A named key may do what its scopes say. Every answer to
a key carries \`X-Credits-Remaining\`, \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`; every answer
carries \`X-Request-Id\`.`;

const description = `Posts for carousels, written from a topic.

${keyDescription} Errors have one shape for every path and method:

\`\`\`json
{ "status": "error", "error": "Not Found", "message": "No endpoint answers GET ${publicApiRoot}/nope" }
\`\`\`

An unknown path answers 404, a wrong method 405 with the right ones in \`Allow\`.`;

/**
 * `GET /api/v1/openapi.json`, made from the routes' own schemas. Registered before the routes that it describes; the
 * returned function reads it once they are there.
 */
export async function registerOpenapi(
  app: FastifyInstance,
  context: OpenapiParts,
): Promise<() => OpenapiDocument> {
  await app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Slideloom API",
        version: context.version,
        description,
        contact: {
          name: "Slideloom",
          ...(context.config.publicUrl ? { url: `${context.config.publicUrl}/api-docs` } : {}),
        },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: context.config.publicUrl ?? "/" }],
      tags: [
        { name: "Posts", description: "What is written, and what it costs." },
        { name: "Carousels", description: "What is saved." },
        { name: "Publishing", description: "What is published on networks, and when." },
        { name: "Jobs", description: "What is done after its request was answered." },
        { name: "Webhooks", description: "Who is told what happens." },
        { name: "Connectivity", description: "Whether the API is there, and what it can do." },
      ],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer" },
          apiToken: { type: "apiKey", in: "header", name: "X-API-Token" },
          basic: {
            type: "http",
            scheme: "basic",
            description: "The key is the user name; the password means nothing.",
          },
        },
      },
    },
    transform: (route) =>
      isPublicApiPath(route.url)
        ? transformSchemas(route)
        : { schema: { hide: true }, url: route.url },
  });

  // Made at the first call, once all routes are there; its type does not know the version that was asked for.
  let document: OpenapiDocument | undefined;
  const readDocument = () =>
    (document ??= openapiDocumentSchema.parse(
      completeDocument(app.swagger() as OpenAPIV3_1.Document),
    ));

  addRoute(app, "v1.getOpenapi", async () => readDocument());
  return readDocument;
}
