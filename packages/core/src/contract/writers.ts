import { z } from "zod";
import { writerProviderIds } from "../generation/index.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { writerNameSchema } from "./generation.ts";
import { uuidParamsSchema } from "./params.ts";

/** Maximum number of AI models of an account. */
export const maxWriters = 10;

const maxAddressLength = 2048;

const address = z
  .url({ protocol: /^https?$/, error: "Enter an address that starts with https:// or http://" })
  .refine((text) => !hasCredentials(text), "Enter the address without a user name or password");

function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
}

/** `POST /api/writers`: adds an AI model to the account after testing it with a tiny request. */
export const writerRequestSchema = z
  .object({
    provider: z.enum(writerProviderIds, "Choose a provider"),
    model: z.string("Enter the model's name").trim().min(1, "Enter the model's name").max(200),
    /** API key; optional for an OpenAI-compatible server. */
    key: z
      .string()
      .trim()
      .regex(
        /^[\x21-\x7e]*$/,
        "A key can only have Latin letters, digits and symbols, without spaces",
      )
      .max(1000, "A key can have up to 1000 characters")
      .default(""),
    /**
     * Base URL of an OpenAI-compatible server, including the version path, e.g. `https://host/v1`. Empty for other
     * providers.
     */
    address: z
      .string()
      .trim()
      .max(maxAddressLength, `An address can have up to ${maxAddressLength} characters`)
      .default(""),
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
      const message = "Leave the address empty: only OpenAI-compatible servers need one";
      context.addIssue({ code: "custom", path: ["address"], message });
    }
  });

export type WriterRequest = z.input<typeof writerRequestSchema>;
export type ParsedWriterRequest = z.output<typeof writerRequestSchema>;

/** An AI model of the account, without its API key. */
const ownWriterSchema = z.object({
  id: z.string(),
  provider: z.enum(writerProviderIds),
  model: z.string(),
  /** Address of an OpenAI-compatible server; null for other providers. */
  address: z.string().nullable(),
  /** The error of the model's last use; null if the use succeeded. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type OwnWriter = z.infer<typeof ownWriterSchema>;

/** A writer and its price per post in credits. */
const pricedWriterSchema = writerNameSchema.extend({ credits: z.int().nonnegative() });

/** The response of `GET /api/writers/order`: the account's writers, in the order in which they are tried. */
const writerOrderSchema = z.object({ writers: z.array(pricedWriterSchema) });

/**
 * The response of `GET /api/writers`. `ollama` is `on` if the operator chose an Ollama model, `offered` if Ollama runs
 * without a chosen model, and `none` otherwise.
 */
const writersResponseSchema = z.object({
  writers: z.array(ownWriterSchema),
  ollama: z.enum(["none", "offered", "on"]),
});

const orderRequestSchema = z.object({ ids: z.array(z.string().max(100)).max(maxWriters) });

/** Endpoints for the AI models of the signed-in user. */
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
