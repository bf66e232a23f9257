import { z } from "zod";
import { networkIds } from "../publishing/network-id.ts";
import { isTimeZone } from "../publishing/time/time-zone.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** How many accounts at networks an account may publish as. */
export const maxConnections = 50;

const maxSlots = 50;
const maxUrlLength = 2048;

/** A time zone by its name in the IANA database. */
export const timeZoneSchema = z
  .string("Please choose a time zone")
  .refine(isTimeZone, "This is no time zone: it has a name such as Europe/Berlin");

/** `09:30`, on the wall clock. */
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is written as 09:30");

/** A time of the week at which a connection publishes what waits for the next free slot. */
export const postingSlotSchema = z.object({
  /** From 1, Monday, to 7. */
  weekday: z.int().min(1).max(7),
  time: clockTimeSchema,
  paused: z.boolean().default(false),
});

/** A time of the week at which a connection publishes what waits for the next free slot. */
export type PostingSlot = z.infer<typeof postingSlotSchema>;

/** Whether a connection can be used, soon cannot, needs its owner to sign in again, or was taken back. */
export const connectionStates = ["active", "expiring", "reconnect", "revoked"] as const;

/** What an account at a network allows; where it says nothing, the network's own limits count. */
export const accountLimitsSchema = z.object({
  caption: z.int().positive().optional(),
  alt_text: z.int().positive().optional(),
});

/** What an account at a network allows. */
export type AccountLimits = z.infer<typeof accountLimitsSchema>;

/** An account at a network that may be published as. */
export const connectionSchema = z.object({
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

const timeZone = timeZoneSchema.default("UTC");

/** `POST /api/connections`: what needs no sign-in at the network. */
export const connectionRequestSchema = z.discriminatedUnion("network", [
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
export const newConnectionSchema = connectionSchema.extend({ secret: z.string().optional() });
export type NewConnection = z.infer<typeof newConnectionSchema>;

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
