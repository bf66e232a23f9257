import { inFile } from "./in-file.mjs";

const approval = "publishing/approval.test.ts";
const client = "publishing/client-approval.test.ts";
const accepted = "publishing/accepted.test.ts";
const grants = "publishing/grant-publishing.test.ts";
const guards = "publishing/guards.test.ts";
const repository = "publishing/target/target-repository.test.ts";
const once = "publishing/once.test.ts";
const publishing = "publishing/publishing.test.ts";
const networks = "publishing/network-publishing.test.ts";
const paused = "publishing/paused.test.ts";
const renewal = "publishing/renewal.test.ts";
const retries = "publishing/target/retry.test.ts";
const videos = "publishing/videos.test.ts";

/** Mutations of the guards that protect a target (a post for one account) from scheduling to publication. */
export const targetMutations = [
  ...inFile("publishing/target/run.ts", [
    {
      protects: "A call that another process made is not made again",
      from: "sending: (held) => this.#checks.start(held)",
      to: "sending: (held) => this.#sending.send(held, context)",
      killer: [guards, "that another process may have sent is not sent"],
    },
    {
      protects: "A post whose account was disconnected during sending is unknown, not failed",
      from: "isSent ? unconfirmed : connectionRemoved",
      to: "connectionRemoved",
      killer: [once, "stays unknown when its account is disconnected"],
    },
    {
      protects: "A canceled post stays canceled when its account is disconnected",
      from: 'if (target.status === "canceled") return "ended";',
      to: "",
      killer: [accepted, "stays if its account is disconnected, and nothing is published"],
    },
  ]),
  ...inFile("publishing/target/approval.ts", [
    {
      protects: "A post can't be approved after its time",
      from: 'if (findApprovalEndMs(target) <= nowMs) throw new PublishingError("approval-late");',
      to: "",
      killer: [approval, "can't be approved at its time, even if nothing has marked it"],
    },
    {
      protects: "A post that waits for a client isn't approved by its owner",
      from: 'if ((target.approver === "client") !== (approvedBy !== null)) {',
      to: "if (false) {",
      killer: [client, "is missed without a client's word, and never approved by its owner"],
    },
  ]),
  ...inFile("publishing/client-approval.ts", [
    {
      protects: "A client approves exactly the posts that they saw",
      from: "if (!isSeen(shown, posts)) return null;",
      to: "",
      killer: [client, "isn't approved by the link of another carousel"],
    },
    {
      protects: "A client's approval is for the post as they saw it",
      from: "rows.every(({ id, rowVersion }) => seen.get(id) === rowVersion)",
      to: "rows.every(({ id }) => seen.has(id))",
      killer: [client, "with another caption isn't approved by somebody who saw the one before"],
    },
    {
      protects: "A client's wish for changes approves nothing",
      from: "if (approvedBy === null) return [];",
      to: "",
      killer: [client, "is published at its time only after a client approved it"],
    },
    {
      protects: "Posts of another version than the one that was seen aren't approved",
      from: "({ carouselVersion }) => carouselVersion === version",
      to: "() => true",
      killer: [client, "of several versions are approved one version after the other"],
    },
  ]),
  ...inFile("publishing/plan-publication.ts", [
    {
      protects: "A post that somebody has to approve waits",
      from: "...(approver\n        ? startWaiting(approver, nowMs)",
      to: "...(approver && false\n        ? startWaiting(approver, nowMs)",
      killer: [approval, "is published at its time once it is approved"],
    },
  ]),
  ...inFile("publishing/target/decide.ts", [
    {
      protects: "A post that is published again needs a new approval",
      from: "approver === null",
      to: "approver === null || true",
      killer: [approval, "asks again after a person wants it published again"],
    },
  ]),
  ...inFile("publishing/publication-service.ts", [
    {
      protects: "An edited post needs a new approval",
      from: "old.find((one) => one.approver !== null)?.approver ?? asked ?? null",
      to: "asked ?? null",
      killer: [approval, "asks again after an edit of its caption"],
    },
    {
      protects: "An approval is for the post that the person saw",
      from: 'if (version !== row.rowVersion) throw new PublishingError("publication-changed");',
      to: "",
      killer: [approval, "asks again after an edit of its caption"],
    },
  ]),
  ...inFile("publishing/target/prepare.ts", [
    {
      protects: "A post that was due during downtime is missed",
      from: "if (this.#nowMs > dueAtMs + latestMs) return this.#writer.end(target, buildMissed(target));\n    if",
      to: "if",
      killer: [publishing, "that was due during downtime is missed"],
    },
    {
      protects: "Nothing is prepared for a connection that must be renewed",
      from: "return connection && isUsable(connection.state) ? connection : null;",
      to: "return connection;",
      killer: [guards, "is refused if its connection must be renewed, and a scheduled one waits"],
    },
  ]),
  ...inFile("publishing/target/send.ts", [
    {
      protects:
        "A process that was suspended between allowing a call and making it doesn't make it",
      from: "performance.now() - armedMs > armedForMs",
      to: "false",
      killer: [guards, "is not sent by a process that was suspended after the call was allowed"],
    },
    {
      protects: "… and a call that was given up meanwhile has failed",
      from: 'statuses: ["unknown"] }, end);\n    }\n    return next;',
      to: "statuses: [] }, end);\n    }\n    return next;",
      killer: [guards, "whose process was suspended has failed if it was given up meanwhile"],
    },
    {
      protects: "A post that was canceled just before its call was allowed is not sent",
      from: 'if (!(await changeTarget(database.queries, target, armed))) return "ended";',
      to: "await changeTarget(database.queries, target, armed);",
      killer: [guards, "is not sent if it was canceled just before the call was allowed"],
    },
    {
      protects: "A prepared post is not sent before it is due",
      from: "if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };\n    if (!isBegun",
      to: "if (!isBegun",
      killer: [guards, "waits until it is due, and is not sent more than an hour later"],
    },
    {
      protects: "A prepared post is not sent more than an hour late",
      from: "!isBegun(target) && this.#nowMs > dueAtMs + latestMs",
      to: "false",
      killer: [guards, "waits until it is due, and is not sent more than an hour later"],
    },
    {
      protects: "A thread that has begun is completed, however late",
      from: "!isBegun(target) && this.#nowMs > dueAtMs + latestMs",
      to: "this.#nowMs > dueAtMs + latestMs",
      killer: [guards, "that has begun is completed, however late"],
    },
    {
      protects: "After the network lost files, only the valid part of the checkpoint is kept",
      from: "const checkpoint = JSON.stringify(outcome.checkpoint);",
      to: "const { checkpoint } = target;",
      killer: [guards, "whose images Bluesky lost has them uploaded again, and is made once"],
    },
    {
      protects: "The post of a call with an unknown outcome is checked",
      from: 'status: "checking",\n          message: outcome.message',
      to: 'status: "ready",\n          message: outcome.message',
      killer: [networks, "that LinkedIn doesn't confirm is not repeated"],
    },
  ]),
  ...inFile("publishing/target/failures.ts", [
    {
      protects: "A step is only repeated immediately once",
      from: "if (context.hasRepeated) return",
      to: "if (false) return",
      killer: [renewal, "whose new tokens are also refused is not repeated without a delay"],
    },
    {
      protects: "Tokens that another task has renewed aren't renewed again",
      from: ": this.#settings.connections.refresh(connectionId, tokenVersion);",
      to: `: this.#settings.connections
            .open(connectionId)
            .then((open) =>
              this.#settings.connections.refresh(connectionId, open?.tokenVersion ?? 0),
            );`,
      killer: [grants, "renew its tokens once, although one is refused only after the other"],
    },
  ]),
  ...inFile("publishing/target/check.ts", [
    {
      protects: "A server gets time to list a post before it counts as absent",
      from: "sinceMs >= listedAfterMs && ",
      to: "",
      killer: [once, "is not resent before the server has had time to list it"],
    },
    {
      protects: "A post is only resent if the network recognizes the repeated call",
      from: " && connector.isRepeatable(sinceMs, run)",
      to: "",
      killer: [guards, "is not sent again on Mastodon after 56 minutes"],
    },
    {
      protects: "A post only counts as absent after 15 minutes",
      from: "if (sinceMs < surelyAbsentMs) {",
      to: "if (false) {",
      killer: [once, "is not resent before the server has had time to list it"],
    },
    {
      protects: "The draft of a missing post is deleted, so a late call can't publish it",
      from: "const checkpoint = await connector.withdraw(run);",
      to: "const checkpoint = {};",
      killer: [
        accepted,
        "is sent again after 15 minutes, and its first draft can't be published any more",
      ],
    },
    {
      protects: "A post isn't prepared again once it may not be sent any more",
      from: 'if (findRetryMs(target, { kind: "not-sent", message }, this.#nowMs) === null) {',
      to: "if (false) {",
      killer: [accepted, "fails when it may not be sent any more, and no draft is left"],
    },
    {
      protects: "A post that we only didn't find is unknown, not failed",
      from: "return this.#end(target, sendId, buildNotFound(target));",
      to: "return this.#end(target, sendId, notFoundThere);",
      killer: [guards, "is not sent again on Mastodon after 56 minutes"],
    },
    {
      protects: "A post whose draft can't be deleted is not sent again",
      from: "return checkpoint ? this.#prepareAgain(target, checkpoint) : this.#checkLater(target);",
      to: "return this.#prepareAgain(target, checkpoint ?? {});",
      killer: [
        accepted,
        "is unknown if the draft can't be deleted, because a late call could publish it",
      ],
    },
    {
      protects: "A check isn't made sooner than the network allows",
      from: "Math.max(Math.min(waitMs, mostMs), namedMs)",
      to: "Math.min(waitMs, mostMs)",
      killer: [accepted, "is not asked for sooner than the bridge allows"],
    },
  ]),
  ...inFile("publishing/target/end.ts", [
    {
      protects: "A call's own result counts, even after it was given up",
      from: '["sending", "checking", "unknown"] as const',
      to: '["sending", "checking"] as const',
      killer: [guards, "is recorded as published by its own result"],
    },
    {
      protects: "An accepted post is only looked for, never sent again",
      from: 'status: "checking",\n        checkpoint: JSON.stringify(checkpoint)',
      to: 'status: "ready",\n        checkpoint: JSON.stringify(checkpoint)',
      killer: [accepted, "says who has it, and is published once the bridge has published it"],
    },
    {
      protects: "A late acceptance has what the checks need",
      from: "checkpoint: JSON.stringify(checkpoint),",
      to: "",
      killer: [accepted, "is found if its response comes when the target is unknown already"],
    },
    {
      protects: "A thread ends with its last post",
      from: "posts.length >= target.parts",
      to: "posts.length > target.parts",
      killer: [publishing, "becomes a thread, each post once, even if a call is interrupted"],
    },
    {
      protects: "A thread continues until its last post",
      from: "posts.length >= target.parts",
      to: "posts.length > 0",
      killer: [publishing, "becomes a thread, each post once, even if a call is interrupted"],
    },
    {
      protects: "A post whose task died during sending is unknown, not failed",
      from: 'isSent ? { ...interrupted, status: "unknown" } : interrupted',
      to: "interrupted",
      killer: [repository, "whose task died has an unknown outcome if its call was allowed"],
    },
  ]),
  ...inFile("publishing/target/pause.ts", [
    {
      protects: "Posts that come due while publishing is paused are missed",
      from: "if (nowMs >= due) return { end: missedInPause };",
      to: "if (nowMs >= due) return null;",
      killer: [paused, "nothing is sent; due posts are missed"],
    },
    {
      protects: "Posts that came due in a pause without a running process are missed",
      from: "!(isPaused || isMarked)",
      to: "!isPaused",
      killer: [paused, "nothing is sent; due posts are missed"],
    },
    {
      protects: "Nothing is prepared or sent while publishing is paused",
      from: "!(isPaused || isMarked)",
      to: "!isMarked",
      killer: [paused, "nothing is sent; due posts are missed"],
    },
  ]),
  ...inFile("publishing/target/retry.ts", [
    {
      protects: "A thread that has begun isn't retried forever",
      from: "attempts < maxBegunAttempts",
      to: "attempts >= 0",
      killer: [retries, "a thread that has begun is retried for hours, but not forever"],
    },
    {
      protects: "A step isn't retried after the post's deadline",
      from: "if (nowMs >= lastMs) return null;",
      to: "",
      killer: [retries, "a step is retried at the due time and until an hour later"],
    },
    {
      protects: "A network's retry time is respected",
      from: "Math.min(Math.max(untilMs, namedMs), lastMs)",
      to: "Math.min(untilMs, lastMs)",
      killer: [retries, "a network's retry time is respected"],
    },
  ]),
  ...inFile("publishing/target/connector-run.ts", [
    {
      protects: "Tokens are hidden in logged calls",
      from: 'shown.replaceAll(secret, "…")',
      to: "shown",
      killer: [guards, "has no tokens in its logged calls"],
    },
    {
      protects: "… including new ones from the response",
      from: '\'"$1$2":"…"\'',
      to: '"$&"',
      killer: [guards, "has no tokens in its logged calls"],
    },
    {
      protects: "A slide with a video is not drawn for a network",
      from: "    }\n    refuseVideos(draft);",
      to: "    }",
      killer: [videos, "found before it was drawn"],
    },
    {
      protects: "… and not sent, if an earlier release drew it",
      from: "if (draft !== null) refuseVideos(draft);",
      to: "",
      killer: [videos, "found after it was drawn"],
    },
  ]),
];
