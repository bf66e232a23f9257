import { z } from "zod";
import { networkIds } from "../publishing/network-id.ts";
import { isTimeZone } from "../publishing/time/time-zone.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** How many accounts at networks an account may publish as. */
export const maxConnections = 50;

const maxHostLength = 253;
const maxSlots = 50;
const maxUrlLength = 2048;

/** A time zone by its name in the IANA database. */
export const timeZoneSchema = z
  .string("Please choose a time zone")
  .refine(isTimeZone, "This is no time zone: it has a name such as Europe/Berlin");

/** `09:30`, on the wall clock. */
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is written as 09:30");

/** A time of the week at which a connection publishes what waits for the next free slot. */
const postingSlotSchema = z.object({
  /** From 1, Monday, to 7. */
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
  paused: z.boolean().default(false),
});

/** A time of the week at which a connection publishes what waits for the next free slot. */
export type PostingSlot = z.infer<typeof postingSlotSchema>;

/** Whether a connection can be used, soon cannot, needs its owner to sign in again, or was taken back. */
const connectionStates = ["active", "expiring", "reconnect", "revoked"] as const;

/** What an account at a network allows; where it says nothing, the network's own limits count. */
export const accountLimitsSchema = z.object({
  caption: z.int().positive().optional(),
  alt_text: z.int().positive().optional(),
  /** Of one post. */
  pictures: z.int().positive().optional(),
  /** What every address in a caption counts, however long it is. */
  url_length: z.int().positive().optional(),
});

/** What an account at a network allows. */
export type AccountLimits = z.infer<typeof accountLimitsSchema>;

/** An account at a network that may be published as. */
const connectionSchema = z.object({
  id: z.string(),
  network: z.enum(networkIds),
  name: z.string(),
  handle: z.string(),
  picture_url: z.string().nullable(),
  /** The host of its server, where the network has many; of a hand-over, whom it goes to. */
  server: z.string().nullable(),
  state: z.enum(connectionStates),
  /** What is wrong with it, in words. */
  message: z.string().nullable(),
  /** When its owner has to sign in again; null where that is not known or never. */
  ends_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  slots: z.array(postingSlotSchema),
  limits: accountLimitsSchema,
  created_at: z.iso.datetime(),
});

/** An account at a network that may be published as. */
export type Connection = z.infer<typeof connectionSchema>;

export const connectionListResponseSchema = z.object({ connections: z.array(connectionSchema) });
export type ConnectionListResponse = z.infer<typeof connectionListResponseSchema>;

/** How people connect a network: they sign in there, give a password made for this, or name an address. */
const connectKinds = ["sign-in", "app-password", "address"] as const;

/** A network, and what it still needs before anybody can connect it. */
const networkStateSchema = z.object({
  id: z.enum(networkIds),
  connect: z.enum(connectKinds),
  /** The settings that are missing on this server; empty where it can be connected. */
  missing_settings: z.array(z.string()),
  /** The exact address to register at the network; null where it needs none. */
  redirect_uri: z.string().nullable(),
});

/** A network, and what it still needs before anybody can connect it. */
export type NetworkState = z.infer<typeof networkStateSchema>;

const networkListResponseSchema = z.object({
  networks: z.array(networkStateSchema),
  /** What whoever runs the server has to know, such as an address that networks can't reach. */
  warnings: z.array(z.string()),
  /** Whether the networks are stand-ins for development. */
  fake: z.boolean(),
});
export type NetworkListResponse = z.infer<typeof networkListResponseSchema>;

const hostSchema = (empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(maxHostLength + 8)
    // Whoever enters a handle or an address means the server in it.
    .transform((text) =>
      text
        .replace(/^https?:\/\//i, "")
        .replace(/\/.*$/, "")
        .replace(/^.*@/, ""),
    );

const timeZone = timeZoneSchema.default("UTC");

/** `POST /api/connections`: what needs no sign-in at the network. */
const connectionRequestSchema = z.discriminatedUnion("network", [
  z.object({
    network: z.literal("bluesky"),
    handle: z.string("Please enter your handle").trim().min(1, "Please enter your handle").max(253),
    app_password: z
      .string("Please enter an app password")
      .trim()
      .min(1, "Please enter an app password")
      .max(256),
    time_zone: timeZone,
  }),
  z.object({
    network: z.literal("handover"),
    name: z.string("Please enter a name").trim().min(1, "Please enter a name").max(100),
    url: z
      .string("Please enter an address")
      .trim()
      .min(1, "Please enter an address")
      .max(maxUrlLength),
    time_zone: timeZone,
  }),
]);

/** `POST /api/connections`. */
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

/** Its response; the secret that signs what is handed over is shown this once. */
const newConnectionSchema = connectionSchema.extend({ secret: z.string().optional() });
export type NewConnection = z.infer<typeof newConnectionSchema>;

/** `POST /api/connections/start`: begins a sign-in at a network. */
const startConnectionRequestSchema = z.discriminatedUnion("network", [
  z.object({
    network: z.literal("mastodon"),
    server: hostSchema("Please enter your server, such as mastodon.social"),
    time_zone: timeZone,
  }),
  z.object({ network: z.literal("linkedin"), time_zone: timeZone }),
]);

/** `POST /api/connections/start`. */
export type StartConnectionRequest = z.infer<typeof startConnectionRequestSchema>;

/** Where to send the browser. */
const startConnectionResponseSchema = z.object({ url: z.string() });

/** Why a sign-in at a network connected nothing, as the address of the page of connections says it. */
export const signInFailures = [
  "denied",
  "expired",
  "refused",
  "missing-scope",
  "network-not-set-up",
  "network-unreachable",
  "too-many-connections",
] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** What a network adds to the address it sends the browser back to. */
export const finishConnectionQuerySchema = z.looseObject({
  state: z.string().max(500).default(""),
  code: z.string().max(4000).optional(),
  error: z.string().max(500).optional(),
  error_description: z.string().max(2000).optional(),
});

/** `PATCH /api/connections/:id`. */
export const connectionChangeRequestSchema = z.object({
  time_zone: timeZoneSchema.optional(),
  slots: z
    .array(postingSlotSchema)
    .max(maxSlots, `There may be up to ${maxSlots} times`)
    .optional(),
});

/** `PATCH /api/connections/:id`. */
export type ConnectionChangeRequest = z.input<typeof connectionChangeRequestSchema>;

const ofConnection = {
  access: "session",
  owned: "connection",
  params: uuidParamsSchema,
} as const;

/** The networks that can be connected, and the accounts there of who is signed in. */
export const connectionEndpoints = {
  listNetworks: { access: "session", responses: { 200: networkListResponseSchema } },
  listConnections: { access: "session", responses: { 200: connectionListResponseSchema } },
  createConnection: {
    access: "session",
    rateLimit: "login",
    body: connectionRequestSchema,
    responses: { 201: newConnectionSchema },
    errors: [422, 502, 504],
    example: {
      body: { network: "handover", name: "n8n", url: "https://hooks.example/slideloom" },
    },
  },
  startConnection: {
    access: "session",
    rateLimit: "login",
    body: startConnectionRequestSchema,
    responses: { 200: startConnectionResponseSchema },
    errors: [422, 502, 504],
    example: { body: { network: "linkedin" } },
  },
  /** Networks send the browser back here, which redirects to the page of connections. */
  finishConnection: {
    access: "anyone",
    params: z.object({ network: z.string().max(50) }),
    query: finishConnectionQuerySchema,
    responses: { 302: null },
  },
  /** The same for networks of many servers: each has an address of its own, so a code names the server that gave it. */
  finishServerConnection: {
    access: "anyone",
    params: z.object({ network: z.string().max(50), server: z.string().max(maxHostLength + 8) }),
    query: finishConnectionQuerySchema,
    responses: { 302: null },
  },
  updateConnection: {
    ...ofConnection,
    body: connectionChangeRequestSchema,
    responses: { 200: connectionSchema },
    errors: [404],
    example: { body: { time_zone: "Europe/Berlin" } },
  },
  testConnection: {
    ...ofConnection,
    rateLimit: "login",
    responses: { 200: connectionSchema },
    errors: [404, 502, 504],
  },
  /** What is scheduled on it is canceled. */
  deleteConnection: { ...ofConnection, responses: { 204: null }, errors: [404, 409] },
} as const satisfies EndpointGroup;
