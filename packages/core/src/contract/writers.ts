import { z } from "zod";
import { writerProviderIds } from "../generation/index.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { writerNameSchema } from "./generation.ts";
import { uuidParamsSchema } from "./params.ts";

/** The most writing models of an account. */
export const maxWriters = 10;

const address = z
  .url({ protocol: /^https?$/, error: "Enter an address that starts with https:// or http://" })
  .max(2048)
  .refine((text) => !hasCredentials(text), "Enter the address without a user name or password");

function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
}

/** `POST /api/writers`: adds a model, after it has answered a tiny request. */
export const writerRequestSchema = z
  .object({
    provider: z.enum(writerProviderIds, "Choose a provider"),
    model: z.string("Enter the model's name").trim().min(1, "Enter the model's name").max(200),
    /** Optional for an OpenAI-compatible server. */
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]*$/, "A key has only Latin letters, digits and signs, without spaces")
      .max(1000, "A key has at most 1000 characters")
      .default(""),
    /** Address with the version path, for an OpenAI-compatible server only. */
    address: z.string().trim().default(""),
  })
  .superRefine(({ provider, key, address: typed }, context) => {
    const isCompatible = provider === "openai-compatible";
    if (!isCompatible && key === "") {
      context.addIssue({ code: "custom", path: ["key"], message: "Enter the key" });
    }
    const found = isCompatible ? address.safeParse(typed) : null;
    for (const { message } of found?.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: ["address"], message });
    }
    if (!isCompatible && typed !== "") {
      const message = "Only an OpenAI-compatible server has an address";
      context.addIssue({ code: "custom", path: ["address"], message });
    }
  });

export type WriterRequest = z.input<typeof writerRequestSchema>;
export type ParsedWriterRequest = z.output<typeof writerRequestSchema>;

/** An account's own model, without its key. */
const ownWriterSchema = z.object({
  id: z.string(),
  provider: z.enum(writerProviderIds),
  model: z.string(),
  /** Null for providers with a known address. */
  address: z.string().nullable(),
  /** Why its last use failed; null if it didn't. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type OwnWriter = z.infer<typeof ownWriterSchema>;

/** Someone who may write, and the price of a post. */
const pricedWriterSchema = writerNameSchema.extend({ credits: z.int().nonnegative() });

/** `GET /api/writers/order`: who writes for the account, in the order in which they are tried. */
const writerOrderSchema = z.object({ writers: z.array(pricedWriterSchema) });

/**
 * `GET /api/writers`: the account's models in order. `ollama` is `offered` if one runs on the server's machine but its
 * operator hasn't turned it on.
 */
const writersResponseSchema = z.object({
  writers: z.array(ownWriterSchema),
  ollama: z.enum(["none", "offered", "on"]),
});

const orderRequestSchema = z.object({ ids: z.array(z.string()).max(maxWriters) });

/** The signed-in user's writing models. */
export const writerEndpoints = {
  listWriters: { access: "session", responses: { 200: writersResponseSchema } },
  getWriterOrder: { access: "session", responses: { 200: writerOrderSchema } },
  addWriter: {
    access: "session",
    body: writerRequestSchema,
    responses: { 201: ownWriterSchema },
    errors: [422],
    example: {
      body: {
        provider: "openai",
        model: "gpt-5-mini",
        key: "sk-example",
      } satisfies WriterRequest,
    },
  },
  orderWriters: {
    access: "session",
    body: orderRequestSchema,
    responses: { 200: writersResponseSchema },
    errors: [409],
    example: { body: { ids: [] } },
  },
  testWriter: {
    access: "session",
    owned: "writer",
    params: uuidParamsSchema,
    responses: { 200: ownWriterSchema },
    errors: [404, 422],
  },
  deleteWriter: {
    access: "session",
    owned: "writer",
    params: uuidParamsSchema,
    responses: { 204: null },
    errors: [404],
  },
} as const satisfies EndpointGroup;
