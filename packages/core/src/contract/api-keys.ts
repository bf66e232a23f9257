import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";
import { apiKeyScopes } from "./api-key-scopes.ts";

export const maxApiKeys = 20;

const maxNameLength = 60;

/** The body of `POST /api/keys`. */
export const apiKeyRequestSchema = z.object({
  name: z
    .string("Enter a name")
    .trim()
    .min(1, "Enter a name")
    .max(maxNameLength, `The name must be at most ${maxNameLength} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "The name must not contain invisible characters"),
  scopes: z
    .array(
      z.enum(apiKeyScopes, `A scope must be one of ${apiKeyScopes.join(", ")}`),
      "Choose at least one scope",
    )
    .min(1, "Choose at least one scope")
    .max(apiKeyScopes.length, "A scope is listed twice"),
});

export type ApiKeyRequest = z.infer<typeof apiKeyRequestSchema>;

/** An API key without its secret, which is shown once on creation. */
const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** The key's last four characters. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** When the key was last used, to the minute; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** The response of `GET /api/keys`, newest first. */
const apiKeysResponseSchema = z.object({ keys: z.array(apiKeySchema) });

/** The response of `POST /api/keys`. Only this response contains the key itself. */
const newApiKeyResponseSchema = apiKeySchema.extend({ key: z.string() });

export type NewApiKeyResponse = z.infer<typeof newApiKeyResponseSchema>;

/** Endpoints for the signed-in user's API keys, except the account key, which `replaceAccountKey` creates. */
export const apiKeyEndpoints = {
  listApiKeys: { access: "session", responses: { 200: apiKeysResponseSchema } },
  createApiKey: {
    access: "session",
    body: apiKeyRequestSchema,
    responses: { 201: newApiKeyResponseSchema },
    errors: [422],
    example: { body: { name: "Zapier", scopes: ["read"] } },
  },
  revokeApiKey: {
    access: "session",
    owned: "apiKey",
    params: uuidParamsSchema,
    responses: { 204: null },
    errors: [404],
  },
} as const satisfies EndpointGroup;
