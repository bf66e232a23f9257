import { z } from "zod";
import {
  creditPurposes,
  entryKinds,
  planIds,
  type CreditPurpose,
  type EntryKind,
  type PlanId,
} from "../credits/index.ts";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /api/credits` and `GET /api/v1/credits`. `limit` is the monthly quota; `resetsAt` is ISO 8601, UTC. */
export const creditsResponseSchema = z.object({
  credits: z.int().nonnegative(),
  plan: z.enum(planIds),
  limit: z.int().nonnegative(),
  resetsAt: z.iso.datetime(),
});

export type CreditsResponse = z.infer<typeof creditsResponseSchema>;

/** An account's available credits until `resetsAtMs`, milliseconds since 1970, with its plan and monthly quota. */
export interface CreditBalance {
  credits: number;
  plan: PlanId;
  limit: number;
  resetsAtMs: number;
}

export function buildCreditsResponse(balance: CreditBalance): CreditsResponse {
  return {
    credits: balance.credits,
    plan: balance.plan,
    limit: balance.limit,
    resetsAt: new Date(balance.resetsAtMs).toISOString(),
  };
}

/** The query of `GET /api/credits/history`: at most `limit` entries older than entry number `before`. */
const creditHistoryQuerySchema = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A ledger entry. `amount` is negative for spent credits; `balance` is the balance after the entry. */
const creditEntrySchema = z.object({
  number: z.int().positive(),
  kind: z.enum(entryKinds),
  /** What a `generation` was spent on; absent in entries of earlier versions. */
  purpose: z.enum(creditPurposes).optional(),
  amount: z.int(),
  balance: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});

export type CreditEntryResponse = z.infer<typeof creditEntrySchema>;

/** The response of `GET /api/credits/history`, newest first. `nextBefore` is the `before` of the next page, null on the last. */
const creditHistoryResponseSchema = z.object({
  entries: z.array(creditEntrySchema),
  nextBefore: z.int().positive().nullable(),
});

/** A stored ledger entry; entries of an account are numbered from 1. */
export interface LedgerEntry {
  number: number;
  kind: EntryKind;
  purpose?: CreditPurpose | null | undefined;
  amount: number;
  balance: number;
  createdAtMs: number;
}

export function buildCreditEntry(entry: LedgerEntry): CreditEntryResponse {
  return {
    number: entry.number,
    kind: entry.kind,
    ...(entry.purpose && { purpose: entry.purpose }),
    amount: entry.amount,
    balance: entry.balance,
    createdAt: new Date(entry.createdAtMs).toISOString(),
  };
}

/** `GET /api/v1/credits`. */
const creditsExample: CreditsResponse = {
  credits: 9,
  plan: "free",
  limit: 10,
  resetsAt: "2027-01-31T00:00:00.000Z",
};

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
      summary: "Get the remaining credits",
      description:
        "Returns how many credits the key's owner has left, and when they are renewed. Free.",
      tag: "Posts",
    },
    responses: {
      200: creditsResponseSchema.meta({
        description: "The remaining credits.",
        examples: [creditsExample],
      }),
    },
  },
} as const satisfies EndpointGroup;
