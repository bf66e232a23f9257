import { z } from "zod";
import { networkIds, networks } from "../networks/networks.ts";
import { connectionSchema, connectionStates, maxConnections, timeZone } from "./connections.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

export const maxGrants = 20;

const keySchema = z.string("Enter the key").trim().min(1, "Enter the key").max(2000);

/** A key or sign-in at a network that reaches several accounts there. */
const grantSchema = z.object({
  id: z.string(),
  network: z.enum(networkIds),
  name: z.string(),
  /** The host of the network's server, if the person entered one; otherwise null. */
  server: z.string().nullable(),
  state: z.enum(connectionStates),
  /** User-readable description of the problem; null if there is no problem. */
  message: z.string().nullable(),
  /** When the access expires; null if never or unknown. */
  ends_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  created_at: z.iso.datetime(),
});

/** A key or sign-in at a network that reaches several accounts there. */
export type Grant = z.infer<typeof grantSchema>;

/** An account that a grant reaches, connected or not. */
const channelSchema = z.object({
  remote_id: z.string(),
  /**
   * The service where the account's posts appear. If Slideloom doesn't support the service, this is the name that the
   * network, e.g. Buffer, uses for it.
   */
  service: z.string(),
  kind: z.string().nullable(),
  name: z.string(),
  handle: z.string(),
  picture_url: z.string().nullable(),
  /**
   * `unavailable`: needs attention at the network, e.g. Buffer. `unsupported`: Slideloom can't publish to the account.
   */
  state: z.enum(["ready", "unavailable", "unsupported"]),
  /** The reason for the state, or a warning; null if there is none. */
  reason: z.string().nullable(),
  /** The id of the account's connection; null if the account isn't connected. */
  connection_id: z.string().nullable(),
});

/** An account that a grant reaches, connected or not. */
export type Channel = z.infer<typeof channelSchema>;

const grantListResponseSchema = z.object({ grants: z.array(grantSchema) });

const channelListResponseSchema = z.object({ channels: z.array(channelSchema) });
export type ChannelListResponse = z.infer<typeof channelListResponseSchema>;

/** The body of `POST /api/grants`, which stores a key for a network and connects no account yet. */
const grantRequestSchema = z
  .object({
    network: z.enum(networkIds),
    key: keySchema,
    /** The URL of the network's server. Required for networks that people host themselves. */
    url: z.string().trim().max(2048).optional(),
    time_zone: timeZone,
  })
  .superRefine(({ network, url = "" }, context) => {
    const { kind, fields } = networks[network].connect;
    const field = kind === "key" ? fields.find(({ name }) => name === "url") : undefined;
    if (field && url === "")
      context.addIssue({ code: "custom", path: ["url"], message: field.required });
  });

/** The body of `POST /api/grants`. */
export type GrantRequest = z.input<typeof grantRequestSchema>;

/** The response of `POST /api/grants`: the new grant, and the accounts that can be connected through it. */
const newGrantSchema = z.object({ grant: grantSchema, channels: z.array(channelSchema) });
export type NewGrant = z.infer<typeof newGrantSchema>;

/** `PUT /api/grants/:id/channels` connects these accounts and disconnects the grant's other accounts. */
const channelChoiceRequestSchema = z.object({
  remote_ids: z.array(z.string().min(1).max(500)).max(maxConnections),
});

const ofGrant = { access: "session", owned: "grant", params: uuidParamsSchema } as const;

/** The signed-in user's grants, and the accounts that they reach. */
export const grantEndpoints = {
  listGrants: { access: "session", responses: { 200: grantListResponseSchema } },
  createGrant: {
    access: "session",
    rateLimit: "login",
    body: grantRequestSchema,
    responses: { 201: newGrantSchema },
    errors: [422],
    example: { body: { network: "bluesky", key: "a key" } },
  },
  /** Replaces the key with another one of the same account at the network. */
  replaceGrantKey: {
    ...ofGrant,
    rateLimit: "login",
    body: z.object({ key: keySchema }),
    responses: { 200: grantSchema },
    errors: [404, 422],
    example: { body: { key: "a key" } },
  },
  /** Also disconnects its accounts and cancels the posts scheduled on them. */
  deleteGrant: { ...ofGrant, responses: { 204: null }, errors: [404, 409] },
  /** Asks the network for the accounts that the grant reaches. */
  listChannels: {
    ...ofGrant,
    rateLimit: "login",
    responses: { 200: channelListResponseSchema },
    errors: [404, 422],
  },
  chooseChannels: {
    ...ofGrant,
    rateLimit: "login",
    body: channelChoiceRequestSchema,
    responses: { 200: z.object({ connections: z.array(connectionSchema) }) },
    errors: [404, 409, 422],
    example: { body: { remote_ids: [] } },
  },
} as const satisfies EndpointGroup;
