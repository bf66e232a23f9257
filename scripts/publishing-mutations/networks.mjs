import { inFile } from "./in-file.mjs";

const guards = "publishing/guards.test.ts";
const classify = "connectors/classify-response.test.ts";
const graphql = "connectors/classify-graphql.test.ts";
const calls = "connectors/network-call.test.ts";
const buffer = "connectors/buffer/buffer.test.ts";
const mastodon = "connectors/mastodon/mastodon.test.ts";
const postiz = "connectors/postiz/postiz.test.ts";
const once = "publishing/once.test.ts";
const pages = "connectors/proxy-pages.test.ts";
const publishing = "publishing/publishing.test.ts";
const renewal = "publishing/renewal.test.ts";

/** Mutations of the guards in connectors. Most concern a call's outcome, or whether a post exists. */
export const networkMutations = [
  ...inFile("connectors/classify-response.ts", [
    {
      protects: "A server error isn't a refusal, because the post may exist",
      from: "status >= 400 && status < 500 && status !== 408",
      to: "status >= 400 && status !== 408",
      killer: [classify, "status 500 is unknown"],
    },
    {
      protects: "A request that timed out at the server (408) may have succeeded",
      from: " && status !== 408",
      to: "",
      killer: [classify, "status 408 is unknown"],
    },
    {
      protects: "A firewall's page isn't the network's refusal",
      from: "isClear && refusal === null",
      to: "false",
      killer: [pages, "of bluesky to the publishing call with the status 403 proves that nothing"],
    },
    {
      protects: "A redirect isn't a success",
      from: "status >= 200 && status < 300",
      to: "status >= 200 && status < 400",
      killer: [classify, "status 307 is unknown"],
    },
    {
      protects: "No network makes a post wait for more than a day",
      from: "Math.min(Math.max(waitMs, 1000), mostWaitMs)",
      to: "Math.max(waitMs, 1000)",
      killer: [classify, "a network that names a year is waited for"],
    },
  ]),
  ...inFile("connectors/classify-graphql.ts", [
    {
      protects: "An unfamiliar GraphQL error isn't a refusal, because the post may exist",
      from: "finalResults.includes(__typename)",
      to: "__typename",
      killer: [graphql, "an error of a new type is classified"],
    },
    {
      protects: "A GraphQL error during execution isn't a refusal",
      from: "code === undefined && !isStarted",
      to: "code === undefined",
      killer: [graphql, "an error of execution is classified"],
    },
  ]),
  ...inFile("connectors/network-call.ts", [
    {
      protects: "A call whose first byte was written may have succeeded",
      from: 'call.isWritten ? "unknown" : "not-sent"',
      to: '"not-sent"',
      killer: [calls, "it was read, and the connection reset: unknown"],
    },
    {
      protects: "A call that was never written has certainly failed",
      from: 'call.isWritten ? "unknown" : "not-sent"',
      to: '"unknown"',
      killer: [calls, "nobody listens: not sent"],
    },
    {
      protects: "No more than 64 kB of a response are read",
      from: "if (bytes >= maxBytes) break;",
      to: "",
      killer: [calls, "no more than 64 kB of a body are read"],
    },
  ]),
  ...inFile("connectors/renewal.ts", [
    {
      protects: "A proxy's error page doesn't end a connection",
      from: "isOwn && response && isRefusal(response)",
      to: "response && isRefusal(response)",
      killer: [renewal, "on mastodon with 401 of a proxy waits"],
    },
  ]),
  ...inFile("connectors/bluesky/bluesky.ts", [
    {
      protects: "A post with another text at the same key isn't taken for this one",
      from: "text === buildPartText(run) && ",
      to: "",
      killer: [once, "is not mistaken for a post with another text; a person is asked instead"],
    },
    {
      protects: "A post with other images at the same key isn't taken for this one",
      from: " && isDeepStrictEqual(shown, own)",
      to: "",
      killer: [once, "is not mistaken for a post with other images; a person is asked instead"],
    },
    {
      protects: "A check doesn't repost a post that its author deleted",
      from: "armedForMs < repeatableMs",
      to: "armedForMs >= 0",
      killer: [once, "is posted again on a person's decision, not by a check"],
    },
    {
      protects: "Images that Bluesky lost are uploaded again",
      from: 'failure.kind === "rejected" && /blob/i',
      to: "false && /blob/i",
      killer: [guards, "whose images Bluesky lost has them uploaded again, and is made once"],
    },
    {
      protects:
        "Images are uploaded when the post is due, because Bluesky doesn't keep them for long",
      from: "isPreparedEarly: false",
      to: "isPreparedEarly: true",
      killer: [publishing, "is prepared ten minutes before, and posted when it is due"],
    },
    {
      protects: "An expired token is refreshed, not taken for a refusal",
      from: 'code === "ExpiredToken" || code === "InvalidToken"',
      to: "false",
      killer: [publishing, "is there once after uploads with the fault token-expired"],
    },
  ]),
  ...inFile("connectors/bluesky/record-key.ts", [
    {
      protects: "A post has the same key whenever it is sent",
      from: "`${publicationId} ${connectionId} ${part}`",
      to: "`${publicationId} ${Math.random()} ${part}`",
      killer: ["connectors/bluesky/record-key.test.ts", "a post has one key"],
    },
  ]),
  ...inFile("connectors/mastodon/mastodon.ts", [
    {
      protects: "A post isn't resent once the server may have forgotten its key (55 minutes)",
      from: "armedForMs < repeatableMs",
      to: "true",
      killer: [mastodon, "after an hour the key is forgotten"],
    },
    {
      protects: "… and that is before the hour is over",
      from: "55 * 60_000",
      to: "65 * 60_000",
      killer: [guards, "is not sent again on Mastodon after 56 minutes"],
    },
    {
      protects: "A post is found by its images",
      from: "shown.some(({ id }) => ids.includes(id))",
      to: "shown.length < 0",
      killer: [mastodon, "commit-then-reset: the post is found"],
    },
    {
      protects: "A missing image may be in a post that isn't listed yet",
      from: 'return medium.ok ? { kind: "absent" } : readFailedLookup(medium);',
      to: 'return { kind: "absent" };',
      killer: [mastodon, "a picture that is gone while no post shows it"],
    },
    {
      protects: "An image in another post belongs to an earlier call's post",
      from: 'return isTaken ? { kind: "unknown", message: failure.message } : failure;',
      to: "return failure;",
      killer: [mastodon, "after an hour the key is forgotten"],
    },
    {
      protects: "The same call makes no second post",
      from: 'headers: { "idempotency-key": run.postKey },',
      to: "",
      killer: [mastodon, "commit-then-reset: the post is found"],
    },
  ]),
  ...inFile("connectors/linkedin/linkedin.ts", [
    {
      protects: "Only a person can decide about an unconfirmed call to LinkedIn",
      from: 'reconcile: async () => ({ kind: "undecidable" })',
      to: 'reconcile: async () => ({ kind: "absent" })',
      killer: ["connectors/linkedin/linkedin.test.ts", "commit-then-reset: nobody but a person"],
    },
    {
      protects: "A success without the post's id doesn't prove that the post exists",
      from: 'typeof id !== "string" || !id.startsWith("urn:li:")',
      to: "false",
      killer: ["connectors/linkedin/linkedin.test.ts", "a success that names no post"],
    },
  ]),
  ...inFile("connectors/buffer/buffer.ts", [
    {
      protects: "The call that publishes a draft isn't repeated",
      from: "isRepeatable: () => false",
      to: "isRepeatable: () => true",
      killer: [buffer, "commit-then-reset while it is published"],
    },
    {
      protects: "A post that somebody moved back to the drafts in Buffer isn't sent again",
      from: 'if (verdict.kind === "absent" && isAccepted) return readMovedBack("Buffer");',
      to: "",
      killer: [buffer, "a post that somebody moves back to the drafts in Buffer is refused"],
    },
    {
      protects: "A post that somebody may still approve in Buffer isn't left there as failed",
      from: 'verdict.kind === "held" ? dropHeld(client, run, draftId) : verdict',
      to: 'verdict.kind === "held" ? { kind: "refused", code: "", message: "" } : verdict',
      killer: [buffer, "a post that waits for approval is deleted"],
    },
  ]),
  ...inFile("connectors/buffer/drafts.ts", [
    {
      protects: "A draft without all its files isn't published",
      from: "assets.length !== count",
      to: "false",
      killer: [buffer, "a draft without all its images"],
    },
    {
      protects: "Drafts of other posts are never deleted",
      from: "isOurs && node.id !== draftId",
      to: "node.id !== draftId",
      killer: [buffer, "drafts of other posts are left alone"],
    },
  ]),
  ...inFile("connectors/buffer/read-post.ts", [
    {
      protects: "A post that Buffer accepted isn't published yet",
      from: 'kind: "accepted",\n    checkpoint: { ...checkpoint, isAccepted: true },\n    message: acceptedMessage,',
      to: 'kind: "published",\n    post: { id, url: null },',
      killer: [buffer, "a refusal after Buffer accepted the post has the network's message"],
    },
  ]),
  ...inFile("connectors/postiz/postiz.ts", [
    {
      protects: "A post that somebody moved back to the drafts in Postiz isn't sent again",
      from: 'if (verdict.kind === "absent" && state.isAccepted) return readMovedBack("Postiz");',
      to: "",
      killer: [postiz, "a post that somebody moves back to the drafts in Postiz is refused"],
    },
  ]),
  ...inFile("connectors/postiz/read-notifications.ts", [
    {
      protects: "A notification from before the post is no reason to call it failed",
      from: "readMs(one) > fromMs",
      to: "readMs(one) > 0",
      killer: [postiz, "a notification before it was prepared never calls a post failed"],
    },
    {
      protects: "A notification about another account is no reason to call a post failed",
      from: "name !== null && content.startsWith(start)",
      to: "content.startsWith(start.slice(0, 20))",
      killer: [postiz, "a notification of another account never calls a post failed"],
    },
    {
      protects: "… nor one about the page, if the post is the profile's",
      from: "to ${identifier} for ${name} because `;",
      to: "to ${identifier}`;",
      killer: [postiz, "a notification of the page, not the profile never calls a post failed"],
    },
    {
      protects: "A notification that names no account is a hint only",
      from: 'kind: "undecidable",\n      message: `Postiz says',
      to: 'kind: "refused",\n      code: "",\n      message: `Postiz says',
      killer: [postiz, "a notification that names no account never calls a post failed"],
    },
    {
      protects: "A post that Postiz couldn't confirm may be live",
      from: "if (contents.some((content) => isUnconfirmed(content, identifier))) return uncertain;",
      to: "",
      killer: [postiz, "of this account, but the post is unconfirmed never calls a post failed"],
    },
  ]),
  ...inFile("connectors/handover/handover.ts", [
    {
      protects: "A webhook hand-off isn't repeated automatically",
      from: 'reconcile: async () => ({ kind: "undecidable" }),\n  isRepeatable: () => false',
      to: 'reconcile: async () => ({ kind: "absent" }),\n  isRepeatable: () => true',
      killer: [publishing, "whose end nobody knows after commit-then-reset is not repeated"],
    },
  ]),
];
