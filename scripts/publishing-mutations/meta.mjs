import { inFile } from "./in-file.mjs";

const errors = "connectors/meta/graph-error.test.ts";
const instagram = "connectors/instagram/instagram.test.ts";
const access = "connectors/instagram/instagram-access.test.ts";

/** Mutations of the guards in Meta's connectors: media containers, errors and sign-ins. */
export const metaMutations = [
  ...inFile("connectors/meta/classify-graph.ts", [
    {
      protects: "Meta's refusals of a post aren't believed, because the post may be live",
      from: 'return { kind: "unknown", message: failure.message };',
      to: "return failure;",
      killer: [instagram, "lying-4xx: the post is found by its container, with its link"],
    },
    {
      protects: "Only Meta's own error proves that a publishing call was refused",
      from: "errorKind !== null && certainKinds.includes(errorKind)",
      to: 'failure.kind === "unauthorized" || failure.kind === "rejected"',
      killer: [errors, "[100]: rejected while preparing, unknown while publishing"],
    },
    {
      protects: "JSON without Meta's error may be Meta's",
      from: " && response?.json === undefined",
      to: "",
      killer: [errors, "JSON without Meta's error proves nothing about a publishing call"],
    },
  ]),
  ...inFile("connectors/meta/graph-error.ts", [
    {
      protects: "An unfamiliar error of Meta's isn't a refusal",
      from: '"passing" : "unclear")',
      to: '"passing" : "refused")',
      killer: [errors, "[12345]: rejected while preparing, unknown while publishing"],
    },
  ]),
  ...inFile("connectors/meta/container-connector.ts", [
    {
      protects: "A container isn't published again while the first call may still publish it",
      from: "armedForMs >= settledMs && ",
      to: "",
      killer: [instagram, "a call may be repeated after a minute"],
    },
    {
      protects: "A container that may have expired isn't published again",
      from: " && !isOld(run)",
      to: "",
      killer: [instagram, "a call may be repeated after a minute"],
    },
    {
      protects: "Expired containers are created again",
      from: "!post || isOld(run)",
      to: "!post",
      killer: [instagram, "old containers are created again before publishing"],
    },
    {
      protects: "A container that is published is a post, also if its link can't be found",
      from: 'return { kind: "published", post: await findPost(api, run, post.id) };',
      to: 'return { kind: "absent" };',
      killer: [instagram, "a post whose caption others have too is published, without a link"],
    },
    {
      protects: "Another post with the same caption isn't taken for this one",
      from: "found && own.length === 1",
      to: "found",
      killer: [instagram, "a post whose caption others have too is published, without a link"],
    },
    {
      protects: "An expired container is surely no post",
      from: 'case "EXPIRED": {',
      to: 'case "GONE" as "EXPIRED": {',
      killer: [instagram, "an expired container was surely not published"],
    },
  ]),
  ...inFile("connectors/meta/prepare-containers.ts", [
    {
      protects: "Nothing is created for an account without quota",
      from: "used < config.quota_total",
      to: "used <= config.quota_total",
      killer: [instagram, "an account whose quota is used up waits"],
    },
    {
      protects: "An image that keeps failing ends the post",
      from: "const failures = state.failures + 1;",
      to: "const failures = state.failures || 1;",
      killer: [instagram, "an image that keeps failing ends the post, and is named"],
    },
  ]),
  ...inFile("connectors/meta/long-token-access.ts", [
    {
      protects: "A token that is too young to be renewed isn't an ended access",
      from: "if (!isRefused(renewed.failure)) return",
      to: "return",
      killer: [access, "access is renewed from its second day on"],
    },
  ]),
];
