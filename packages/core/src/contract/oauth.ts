import { z } from "zod";
import { limitJson } from "../document/limit-json.ts";
import { apiKeyScopes } from "./api-key-scopes.ts";
import type { Endpoint, EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

const maxText = 2000;
const text = z.string().max(maxText);

/** What a program asks for, in the query of the consent page (RFC 6749, 7636, 8707). */
export const oauthRequestSchema = z.object({
  client_id: text.default(""),
  redirect_uri: text.default(""),
  response_type: text.default(""),
  code_challenge: text.default(""),
  code_challenge_method: text.default(""),
  scope: text.default(""),
  state: text.optional(),
  resource: text.optional(),
});

export type OauthRequest = z.output<typeof oauthRequestSchema>;

/** What a person is asked to allow. */
const oauthQuestionSchema = z.object({
  /** The program's name, as it states it. */
  name: z.string(),
  /** The host of its description; null if the program only registered itself, so nobody vouches for its name. */
  host: z.string().nullable(),
  /** Where the browser goes next: a host, or `this computer`. */
  redirectHost: z.string(),
  isOnThisComputer: z.boolean(),
  scopes: z.array(z.enum(apiKeyScopes)),
});

export type OauthQuestion = z.infer<typeof oauthQuestionSchema>;

const oauthConsentSchema = z.object({
  request: oauthRequestSchema,
  allow: z.boolean(),
  scopes: z.array(z.enum(apiKeyScopes)).max(apiKeyScopes.length).default([]),
  /** Whether a person schedules each post that the program prepares. */
  asksToPublish: z.boolean().default(true),
});

export type OauthConsent = z.input<typeof oauthConsentSchema>;

const connectedProgramSchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string().nullable(),
  scopes: z.array(z.enum(apiKeyScopes)),
  asksToPublish: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export type ConnectedProgram = z.infer<typeof connectedProgramSchema>;

const json = { description: "JSON", mediaTypes: ["application/json"] } as const;
const metadata = { access: "anyone", responses: { 200: json }, errors: [404] } as const;

/** Fields of a form; the routes answer errors in the shape of RFC 6749. */
const form = {
  access: "anyone",
  consumes: ["application/x-www-form-urlencoded"],
  body: limitJson(
    z.record(z.string().max(100), z.string().max(maxText)),
    { values: 50, depth: 1, characters: 50_000 },
    "The form is too large.",
  ),
} as const satisfies Partial<Endpoint>;

const exampleRequest = {
  client_id: "slp_unknown",
  redirect_uri: "http://localhost/callback",
  response_type: "code",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

/** OAuth for programs that use `/mcp`: documents for them, and what their users see. */
export const oauthEndpoints = {
  getProtectedResource: metadata,
  getAuthorizationServer: metadata,
  registerOauthClient: {
    access: "anyone",
    rateLimit: "oauthRegister",
    body: limitJson(
      z.looseObject({}),
      { values: 500, depth: 5, characters: 100_000 },
      "The registration is too large.",
    ),
    responses: { 201: json },
    errors: [404],
    example: { body: { client_name: "Tests", redirect_uris: ["http://localhost/callback"] } },
  },
  getOauthTokens: {
    ...form,
    rateLimit: "oauthToken",
    responses: { 200: json },
    errors: [401, 404],
    example: { body: { grant_type: "refresh_token", refresh_token: "slr_a", client_id: "slp_a" } },
  },
  revokeOauthToken: {
    ...form,
    rateLimit: "oauthToken",
    responses: { 200: json },
    example: { body: { token: "slr_a", client_id: "slp_a" } },
  },
  getOauthQuestion: {
    access: "session",
    query: oauthRequestSchema,
    responses: { 200: oauthQuestionSchema },
    errors: [404],
    example: { query: exampleRequest },
  },
  answerOauthQuestion: {
    access: "session",
    body: oauthConsentSchema,
    responses: { 200: z.object({ redirect: z.string() }) },
    errors: [404],
    example: { body: { request: exampleRequest, allow: true, scopes: ["read"] } },
  },
  listConnectedPrograms: {
    access: "session",
    responses: { 200: z.object({ programs: z.array(connectedProgramSchema) }) },
  },
  disconnectProgram: {
    access: "session",
    owned: "program",
    params: uuidParamsSchema,
    responses: { 204: null },
    errors: [404],
  },
} as const satisfies EndpointGroup;
