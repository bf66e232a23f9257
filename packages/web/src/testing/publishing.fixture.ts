import type { Channel, Grant } from "@slideloom/core/contract/grants";
import type { Connection, NetworkListResponse } from "@slideloom/core/contract/connections";
import type { Publication, PublicationTarget } from "@slideloom/core/contract/publications";
import { findServiceId } from "@slideloom/core/networks";

/** A working Bluesky connection; its id is a UUID ending in `digit`. */
export function buildConnection(digit = 1, change: Partial<Connection> = {}): Connection {
  return {
    id: `8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c2${digit}`,
    network: "bluesky",
    service: findServiceId(change.network ?? "bluesky") ?? "instagram",
    kind: null,
    through: null,
    duplicates: [],
    choices: {},
    name: "Ana",
    handle: "ana.bsky.social",
    picture_url: null,
    server: null,
    state: "active",
    message: null,
    ends_at: null,
    time_zone: "Europe/Berlin",
    slots: [{ weekday: 1, time: "09:00", paused: false }],
    limits: {},
    created_at: "2026-11-01T00:00:00.000Z",
    ...change,
  };
}

/** A working API key of a Buffer account; its id is a UUID ending in `digit`. */
export function buildGrant(digit = 1, change: Partial<Grant> = {}): Grant {
  return {
    id: `9a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c2${digit}`,
    network: "buffer",
    name: "Ana's Buffer",
    server: null,
    state: "active",
    message: null,
    ends_at: null,
    time_zone: "Europe/Berlin",
    created_at: "2026-11-01T00:00:00.000Z",
    ...change,
  };
}

/** Builds an Instagram account that an API key gives access to. The account isn't connected yet. */
export const buildChannel = (remoteId: string, change: Partial<Channel> = {}): Channel => ({
  remote_id: remoteId,
  service: "instagram",
  kind: "business",
  name: remoteId,
  handle: remoteId,
  picture_url: null,
  state: "ready",
  reason: null,
  connection_id: null,
  ...change,
});

export function buildTarget(change: Partial<PublicationTarget> = {}): PublicationTarget {
  return {
    id: "7a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c21",
    connection_id: buildConnection().id,
    network: "bluesky",
    by_hand: null,
    service: findServiceId(change.network ?? "bluesky") ?? "instagram",
    name: "Ana",
    handle: "ana.bsky.social",
    status: "scheduled",
    caption: "Five habits",
    alt_texts: [],
    options: {},
    due_at: "2027-12-01T08:00:00.000Z",
    posts: [],
    parts: 1,
    message: null,
    code: null,
    finished_at: null,
    ...change,
  };
}

/** Builds a publication that is due on 1 December 2027, 09:00 in Berlin. */
export function buildPublication(change: Partial<Publication> = {}): Publication {
  return {
    id: "6a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c21",
    version: 1,
    carousel_id: "c1",
    carousel_version: 1,
    newer_version: null,
    title: "Five habits",
    thumbnail_url: null,
    source: "time",
    due_at: "2027-12-01T08:00:00.000Z",
    wall_time: "2027-12-01T09:00",
    time_zone: "Europe/Berlin",
    targets: [buildTarget()],
    approval: null,
    created_at: "2026-11-01T00:00:00.000Z",
    ...change,
  };
}

/** Builds a response with all networks, each fully available. */
export function buildNetworks(change: Partial<NetworkListResponse> = {}): NetworkListResponse {
  const direct = { missing_settings: [], redirect_uri: null };
  const signIn = (id: "mastodon" | "linkedin") => ({
    id,
    connect: "sign-in" as const,
    missing_settings: [],
    redirect_uri: `https://slides.example/connect/${id}/callback`,
  });
  return {
    networks: [
      { id: "bluesky", connect: "app-password", ...direct },
      signIn("mastodon"),
      signIn("linkedin"),
      { id: "buffer", connect: "key", ...direct },
      { id: "handover", connect: "address", ...direct },
    ],
    warnings: [],
    fake: false,
    ...change,
  };
}
