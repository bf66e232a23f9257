import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";

/** What an API key may be allowed: to read, to spend credits, to have posts drawn, or to change what is saved. */
export const apiKeyScopes = ["read", "generate", "render", "write"] as const;

/** What an API key may be allowed. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** How many API keys an account may have. */
export const maxApiKeys = 20;

const maxNameLength = 60;

/** `POST /api/keys`. */
export const apiKeyRequestSchema = z.object({
  name: z
    .string("Please enter a name")
    .trim()
    .min(1, "Please enter a name")
    .max(maxNameLength, `The name must be at most ${maxNameLength} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "The name must not contain invisible characters"),
  scopes: z
    .array(
      z.enum(apiKeyScopes, `A scope must be one of ${apiKeyScopes.join(", ")}`),
      "Please choose what the key may do",
    )
    .min(1, "Please choose what the key may do"),
});

/** `POST /api/keys`. */
export type ApiKeyRequest = z.infer<typeof apiKeyRequestSchema>;

/** An API key, without the key itself, which is shown once. */
const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** The key's last four characters. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});

/** An API key, without the key itself. */
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The response of `GET /api/keys`, newest first. */
export const apiKeysResponseSchema = z.object({ keys: z.array(apiKeySchema) });

/** The response of `POST /api/keys`: the only one that shows the key. */
export const newApiKeyResponseSchema = apiKeySchema.extend({ key: z.string() });

/** The response of `POST /api/keys`. */
export type NewApiKeyResponse = z.infer<typeof newApiKeyResponseSchema>;

/** The API keys of who is signed in, beside the account's own. */
export const apiKeyEndpoints = {
  listApiKeys: { access: "session", responses: { 200: apiKeysResponseSchema } },
  createApiKey: {
    access: "session",
    body: apiKeyRequestSchema,
    responses: { 201: newApiKeyResponseSchema },
    errors: [422],
    example: { body: { name: "Zapier", scopes: ["read"] } },
  },
  revokeApiKey: { access: "session", owned: "apiKey", responses: { 204: null }, errors: [404] },
} as const satisfies EndpointGroup;
