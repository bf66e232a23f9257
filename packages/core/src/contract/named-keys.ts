import { z } from "zod";

/** What a named key may be allowed: to read, to spend credits, to have posts drawn, or to change what is saved. */
export const apiKeyScopes = ["read", "generate", "render", "write"] as const;

/** What a named key may be allowed. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** How many named keys an account may have. */
export const maxNamedKeys = 20;

const maxNameLength = 60;

/** `POST /api/keys`. */
export const namedKeyRequestSchema = z.object({
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
export type NamedKeyRequest = z.infer<typeof namedKeyRequestSchema>;

/** A named key, without the key itself, which is shown once. */
export const namedKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** The key's last four characters. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});

/** A named key, without the key itself. */
export type NamedKey = z.infer<typeof namedKeySchema>;

/** The response of `GET /api/keys`, newest first. */
export const namedKeysResponseSchema = z.object({ keys: z.array(namedKeySchema) });

/** The response of `GET /api/keys`. */
export type NamedKeysResponse = z.infer<typeof namedKeysResponseSchema>;

/** The response of `POST /api/keys`: the only one that shows the key. */
export const newNamedKeyResponseSchema = namedKeySchema.extend({ key: z.string() });

/** The response of `POST /api/keys`. */
export type NewNamedKeyResponse = z.infer<typeof newNamedKeyResponseSchema>;
