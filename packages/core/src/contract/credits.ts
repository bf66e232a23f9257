import { z } from "zod";
import { entryKinds, planIds, type EntryKind, type PlanId } from "../credits/index.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { creditsExample } from "./public-examples.ts";

/** The response of `GET /api/credits` and `GET /api/v1/credits`. `limit` is what each month brings, `resetsAt` ISO 8601 in UTC. */
export const creditsResponseSchema = z.object({
  credits: z.int().nonnegative(),
  plan: z.enum(planIds),
  limit: z.int().nonnegative(),
  resetsAt: z.iso.datetime(),
});

/** The response of `GET /api/credits` and `GET /api/v1/credits`. */
export type CreditsResponse = z.infer<typeof creditsResponseSchema>;

/** Where an account stands: what it may spend until `resetsAtMs`, milliseconds since 1970. */
export interface CreditStanding {
  credits: number;
  plan: PlanId;
  limit: number;
  resetsAtMs: number;
}

/** The standing as it is sent. */
export function buildCreditsResponse(standing: CreditStanding): CreditsResponse {
  return {
    credits: standing.credits,
    plan: standing.plan,
    limit: standing.limit,
    resetsAt: new Date(standing.resetsAtMs).toISOString(),
  };
}

/** The address of `GET /api/credits/history`: at most `limit` entries older than `before`. */
const creditHistoryQuerySchema = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** One entry of the ledger: `amount` is what it added, `balance` what there was after it. */
const creditEntrySchema = z.object({
  number: z.int().positive(),
  kind: z.enum(entryKinds),
  amount: z.int(),
  balance: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});

/** One entry of the ledger: `amount` is what it added, `balance` what there was after it. */
export type CreditEntryResponse = z.infer<typeof creditEntrySchema>;

/** The response of `GET /api/credits/history`, newest first; `nextBefore` asks for the page after it, null at the end. */
export const creditHistoryResponseSchema = z.object({
  entries: z.array(creditEntrySchema),
  nextBefore: z.int().positive().nullable(),
});

/** An entry as the ledger keeps it; entries of an account are numbered from 1. */
export interface LedgerEntry {
  number: number;
  kind: EntryKind;
  amount: number;
  balance: number;
  createdAtMs: number;
}

/** The entry as it is sent. */
export function buildCreditEntry(entry: LedgerEntry): CreditEntryResponse {
  return {
    number: entry.number,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    createdAt: new Date(entry.createdAtMs).toISOString(),
  };
}

/** What people see of their own credits. */
export const creditEndpoints = {
  getCredits: { access: "session", responses: { 200: creditsResponseSchema } },
  listCreditEntries: {
    access: "session",
    query: creditHistoryQuerySchema,
    responses: { 200: creditHistoryResponseSchema },
  },
  "v1.getCredits": {
    access: "read",
    operation: {
      summary: "How many credits are left, and when they are reset",
      description: "Asks for the credits of the key's owner, and costs none.",
      tag: "Posts",
    },
    responses: {
      200: creditsResponseSchema.meta({
        description: "The credits of the key's owner.",
        examples: [creditsExample],
      }),
    },
  },
} as const satisfies EndpointGroup;
