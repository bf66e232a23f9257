import { z } from "zod";
import { planIds } from "../credits/index.ts";

/** The signed-in user, sent only to themselves. `apiToken` is null before the first key; names are null if not given. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  apiToken: z.string().nullable(),
  credits: z.int().nonnegative(),
  plan: z.enum(planIds),
});

export type User = z.infer<typeof userSchema>;

/** The response of login and registration; `token` goes into the Authorization header as a Bearer credential. */
export const authResponseSchema = z.object({ token: z.string(), user: userSchema });

export type AuthResponse = z.infer<typeof authResponseSchema>;

/** The response of `POST /api/auth/api-token`. The new API key replaces the account's previous API key. */
export const apiTokenResponseSchema = z.object({ apiToken: z.string() });

/** The response of `POST /api/auth/forgot-password`, the same whether or not the address has an account. */
export const messageResponseSchema = z.object({ message: z.string() });

/**
 * The response of `POST /api/auth/change-email` and `/confirm-email`. `isChanged` is false until both the old and the
 * new address are confirmed.
 */
export const emailChangeResponseSchema = z.object({ isChanged: z.boolean() });

/** The response of `GET /api/auth/export`: all stored data of an account, by kind. */
export const accountExportSchema = z.looseObject({
  exportedAt: z.iso.datetime(),
  account: userSchema
    .omit({ apiToken: true, credits: true })
    .extend({ createdAt: z.iso.datetime() }),
});
