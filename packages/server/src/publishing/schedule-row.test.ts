import { findServiceId } from "@slideloom/core/networks";
import { expect, test } from "vitest";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import { findConnections } from "./schedule-row.ts";

const build = (
  id: string,
  { service, handle, network = "mastodon", name = "" }: Partial<PublishingConnection>,
): PublishingConnection => ({
  id,
  network,
  service: service ?? findServiceId(network) ?? "handover",
  remoteId: id,
  name,
  handle: handle ?? id,
  state: "active",
  timeZone: "UTC",
  slots: [],
  limits: {},
  duplicates: [],
});

/** Mastodon stands for a bridge such as Buffer: the Instagram, LinkedIn and X accounts are connected through it. */
const connections = [
  build("1", { service: "instagram", handle: "@ana", name: "Ana Lopes" }),
  build("2", { service: "instagram", handle: "tea" }),
  build("3", { service: "linkedin", handle: "ana" }),
  build("4", { service: "x", handle: "a:b" }),
  build("5", { network: "bluesky", handle: "ana.test" }),
];

const find = (network: string, account: string | null) =>
  findConnections([{ network, account }], connections)[0]?.id;

test.for([
  ["mastodon", "instagram:ana", "1"],
  ["Mastodon", "Instagram: Ana Lopes", "1"],
  ["mastodon", "linkedin", "3"],
  ["mastodon", "linkedin:ana", "3"],
  ["mastodon", "x:a:b", "4"],
  ["mastodon", "a:b", "4"],
  ["instagram", "tea", "2"],
  ["linkedin", null, "3"],
  ["bluesky", null, "5"],
] as const)("%s:%s names one account", ([network, account, id]) => {
  expect(find(network, account)).toBe(id);
});

test.for([
  [
    "mastodon",
    "instagram",
    "Several Mastodon accounts are connected. Name one, such as mastodon:instagram:@ana.",
  ],
  ["mastodon", "ana", "Several Mastodon accounts are connected."],
  [
    "instagram",
    null,
    "Several Instagram accounts are connected. Name one, such as mastodon:instagram:@ana.",
  ],
  ["mastodon", "instagram:ben", "No Mastodon account is called instagram:ben."],
  ["mastodon", "tiktok:ana", "No Mastodon account is called tiktok:ana."],
  ["buffet", "ana", "There is no network buffet."],
] as const)("%s:%s is refused", ([network, account, words]) => {
  expect(() => find(network, account)).toThrow(words);
});
