import { z } from "zod";
import type { Connect, ConnectField } from "../networks/connect.ts";
import { networkIds, networks, type NetworkId } from "../networks/networks.ts";
import { serviceIds } from "../networks/service-ids.ts";
import { isTimeZone } from "../publishing/time/time-zone.ts";
import { removeInvisible } from "../text/plain-letters.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** Maximum number of accounts at networks that a Slideloom account can connect. */
export const maxConnections = 50;

const maxSlots = 50;
/** Maximum length of a host with its port, in characters. */
const maxServerLength = 261;

/** A time zone by its name in the IANA database. */
export const timeZoneSchema = z
  .string("Choose a time zone")
  .max(100, "Unknown time zone. Use a name such as Europe/Berlin")
  .refine(isTimeZone, "Unknown time zone. Use a name such as Europe/Berlin");

/** Wall time, such as `09:30`. */
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:30");

/** A weekly posting time of a connection. Posts can be scheduled for the next free one. */
const postingSlotSchema = z.object({
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
  paused: z.boolean().default(false),
});

export type PostingSlot = z.infer<typeof postingSlotSchema>;

/** States of a connection: usable, about to expire, expired, or revoked at the network. */
export const connectionStates = ["active", "expiring", "reconnect", "revoked"] as const;

/** Limits that the network reports for a connected account. The network's defaults replace absent limits. */
export const accountLimitsSchema = z.object({
  caption: z.int().positive().optional(),
  alt_text: z.int().positive().optional(),
  /** Maximum number of images in one post. */
  pictures: z.int().positive().optional(),
  /** In a caption, each URL counts as this number of characters, whatever its real length. */
  url_length: z.int().positive().optional(),
});

export type AccountLimits = z.infer<typeof accountLimitsSchema>;

/** Values that a connected account offers for post options, e.g. its Pinterest boards. Keys are the options' names. */
export const accountChoicesSchema = z.record(
  z.string(),
  z.array(z.object({ value: z.string(), label: z.string() })),
);

export type AccountChoices = z.infer<typeof accountChoicesSchema>;

/** The grant that a connection uses. A grant is a key or sign-in that gives access to several connected accounts. */
const throughSchema = z.object({ id: z.string(), network: z.enum(networkIds), name: z.string() });

/** A connected account at a network. */
export const connectionSchema = z.object({
  id: z.string(),
  network: z.enum(networkIds),
  /** The service where posts appear: the network itself, or e.g. `linkedin` for an account connected through Buffer. */
  service: z.enum(serviceIds),
  /** The kind of account, such as `page` or `group`; null if the service has only one kind. */
  kind: z.string().nullable(),
  /** The grant that gives access to the account. Null if the connection has its own key or sign-in. */
  through: throughSchema.nullable(),
  /**
   * Ids of other connections to the same account. A post that is published on several of these connections appears
   * several times.
   */
  duplicates: z.array(z.string()),
  name: z.string(),
  handle: z.string(),
  picture_url: z.string().nullable(),
  /** The host of the account's server, e.g. for Mastodon, or of a webhook. Null if the network's host is fixed. */
  server: z.string().nullable(),
  state: z.enum(connectionStates),
  /** User-readable description of the problem; null if there is no problem. */
  message: z.string().nullable(),
  /** When the access expires; null if never or unknown. */
  ends_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  slots: z.array(postingSlotSchema),
  limits: accountLimitsSchema,
  choices: accountChoicesSchema,
  created_at: z.iso.datetime(),
});

export type Connection = z.infer<typeof connectionSchema>;

export const connectionListResponseSchema = z.object({ connections: z.array(connectionSchema) });
export type ConnectionListResponse = z.infer<typeof connectionListResponseSchema>;

/** Ways to connect a network, such as `sign-in` for OAuth or `address` for a webhook URL. */
const connectWays = networkIds.map((id) => networks[id].connect.way);

/** A network and the settings that it still needs on this server. */
const networkStateSchema = z.object({
  id: z.enum(networkIds),
  connect: z.enum([...new Set(connectWays)]),
  /** Missing settings of this server; empty if the network can be connected. */
  missing_settings: z.array(z.string()),
  /** The OAuth redirect URI to register at the network; null if it needs none. */
  redirect_uri: z.string().nullable(),
});

export type NetworkState = z.infer<typeof networkStateSchema>;

const networkListResponseSchema = z.object({
  networks: z.array(networkStateSchema),
  /** Warnings for the operator, such as a `PUBLIC_URL` that networks can't reach. */
  warnings: z.array(z.string()),
  /** Whether the networks are fakes for development. */
  fake: z.boolean(),
});
export type NetworkListResponse = z.infer<typeof networkListResponseSchema>;

export const timeZone = timeZoneSchema.default("UTC");

/** Extracts the host from a handle or URL. */
const readHost = (text: string) =>
  text
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .replace(/^.*@/, "");

/** Extracts the handle from a handle with `@` or from a profile's URL, e.g. `https://bsky.app/profile/ana.test`. */
const readHandle = (text: string) =>
  text
    .replace(/^(?:https?:\/\/)?(?:[\w-]+\.)+\w+\/(?:profile\/)?@?([^/?#]+).*$/iu, "$1")
    .replace(/^@/, "");

const readers: Readonly<Partial<Record<ConnectField["kind"], (text: string) => string>>> = {
  host: readHost,
  handle: readHandle,
};

function buildFieldSchema({ kind, maxLength, required }: ConnectField): z.ZodType<string, string> {
  const typed = z.string(required);
  // Copied names have direction marks around them, which no one sees.
  const visible = kind === "secret" ? typed : typed.overwrite(removeInvisible);
  const text = visible.trim().min(1, required).max(maxLength);
  const read = readers[kind];
  return read ? text.transform(read) : text;
}

/** The body of a request to connect a network: the values that the person entered, by field name. */
type ConnectionValues<Absent = never> = { network: NetworkId; [field: string]: string | Absent };

/** Builds the request schema for all networks with this kind of connecting, e.g. `oauth`. */
function buildRequestSchema(
  kind: Connect["kind"],
): z.ZodType<ConnectionValues & { time_zone: string }, ConnectionValues<undefined>> {
  const requests = networkIds
    .filter((id) => networks[id].connect.kind === kind)
    .map((id) => {
      const { fields } = networks[id].connect;
      const named = fields.map((field) => [field.name, buildFieldSchema(field)] as const);
      const shape: Record<string, z.ZodType<string, string>> = Object.fromEntries(named);
      return z.object({ network: z.literal(id), ...shape, time_zone: timeZone });
    });
  const [first, ...rest] = requests;
  if (!first) throw new Error(`No network is connected by ${kind}.`);
  return z.discriminatedUnion("network", [first, ...rest]);
}

/** `POST /api/connections`: connects a network that needs no sign-in. */
const connectionRequestSchema = buildRequestSchema("fields");

export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

/** The response of `POST /api/connections`. Only this response contains the signing secret of a connected webhook. */
const newConnectionSchema = connectionSchema.extend({ secret: z.string().optional() });
export type NewConnection = z.infer<typeof newConnectionSchema>;

/** `POST /api/connections/start`: starts an OAuth sign-in at a network. */
const startConnectionRequestSchema = buildRequestSchema("oauth");

export type StartConnectionRequest = z.infer<typeof startConnectionRequestSchema>;

/** The URL to send the browser to. */
const startConnectionResponseSchema = z.object({ url: z.string() });

/** Error codes of a failed sign-in, in the `error` query of the Connections page. */
export const signInFailures = [
  "denied",
  "expired",
  "refused",
  "missing-scope",
  "account-not-allowed",
  "network-not-set-up",
  "network-unreachable",
  "too-many-connections",
  "too-many-grants",
] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** The query that a network adds to the redirect URI. */
export const finishConnectionQuerySchema = z.looseObject({
  state: z.string().max(500).default(""),
  code: z.string().max(4000).optional(),
  error: z.string().max(500).optional(),
  error_description: z.string().max(2000).optional(),
});

/** The body of `PATCH /api/connections/:id`. */
export const connectionChangeRequestSchema = z.object({
  time_zone: timeZoneSchema.optional(),
  slots: z
    .array(postingSlotSchema)
    .max(maxSlots, `You can add up to ${maxSlots} posting times`)
    .optional(),
});

export type ConnectionChangeRequest = z.input<typeof connectionChangeRequestSchema>;

const ofConnection = {
  access: "session",
  owned: "connection",
  params: uuidParamsSchema,
} as const;

/** The networks, and the signed-in user's connected accounts. */
export const connectionEndpoints = {
  listNetworks: { access: "session", responses: { 200: networkListResponseSchema } },
  listConnections: { access: "session", responses: { 200: connectionListResponseSchema } },
  createConnection: {
    access: "session",
    rateLimit: "login",
    body: connectionRequestSchema,
    responses: { 201: newConnectionSchema },
    errors: [422],
    example: {
      body: { network: "handover", name: "n8n", url: "https://hooks.example/slideloom" },
    },
  },
  startConnection: {
    access: "session",
    rateLimit: "login",
    body: startConnectionRequestSchema,
    responses: { 200: startConnectionResponseSchema },
    errors: [422],
    example: { body: { network: "linkedin" } },
  },
  /** The OAuth callback, which redirects to the Connections page. */
  finishConnection: {
    access: "anyone",
    params: z.object({ network: z.string().max(50) }),
    query: finishConnectionQuerySchema,
    responses: { 302: null },
  },
  /** The OAuth callback for networks with many servers. The URL names the server that issued the code. */
  finishServerConnection: {
    access: "anyone",
    params: z.object({ network: z.string().max(50), server: z.string().max(maxServerLength) }),
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
    errors: [404, 422],
  },
  /** Also cancels the posts scheduled on the connection. */
  deleteConnection: { ...ofConnection, responses: { 204: null }, errors: [404, 409] },
} as const satisfies EndpointGroup;
