import { inFile } from "./in-file.mjs";

const guards = "publishing/guards.test.ts";
const repository = "publishing/target-repository.test.ts";
const once = "publishing/once.test.ts";
const publishing = "publishing/publishing.test.ts";
const networks = "publishing/network-publishing.test.ts";
const paused = "publishing/paused.test.ts";
const renewal = "publishing/renewal.test.ts";
const importer = "publishing/schedule-importer.test.ts";
const retries = "publishing/target-retries.test.ts";

/** Guards on the way from scheduled to published. */
const runner = [
  ...inFile("publishing/target-runner.ts", [
    {
      protects:
        "A process that was suspended between allowing a call and making it doesn't make it",
      from: "performance.now() - armedMs > armedForMs",
      to: "false",
      killer: [guards, "is not sent by a process that was suspended after the call was allowed"],
    },
    {
      protects: "… and a call that was given up meanwhile has failed",
      from: '["unknown"], end);\n    }\n    return next;',
      to: "[], end);\n    }\n    return next;",
      killer: [guards, "whose process was suspended has failed if it was given up meanwhile"],
    },
    {
      protects: "A post that was canceled just before its call was allowed is not sent",
      from: 'if (!(await changeTarget(database.queries, guardOf(target), armed))) return "ended";',
      to: "await changeTarget(database.queries, guardOf(target), armed);",
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
      protects: "A post that was due during downtime is missed",
      from: "if (this.#nowMs > dueAtMs + latestMs) return this.#end(target, buildMissed(target));\n    if",
      to: "if",
      killer: [publishing, "that was due during downtime is missed"],
    },
    {
      protects: "Nothing is prepared for a connection that must be renewed",
      from: "!connection || !isUsable(connection.state)",
      to: "!connection",
      killer: [guards, "is refused if its connection must be renewed, and a scheduled one waits"],
    },
    {
      protects: "A call that another process made is not made again",
      from: "sending: (held) => this.#startCheck(held)",
      to: "sending: (held) => this.#send(held, turn)",
      killer: [guards, "that another process may have sent is not sent"],
    },
    {
      protects: "After the network lost files, only the valid part of the checkpoint is kept",
      from: "const checkpoint = JSON.stringify(outcome.checkpoint);",
      to: "const { checkpoint } = target;",
      killer: [guards, "whose images Bluesky lost has them uploaded again, and is made once"],
    },
    {
      protects: "A step is only repeated immediately once",
      from: "if (turn.hasRepeated) return",
      to: "if (false) return",
      killer: [renewal, "whose new tokens are also refused is not repeated without a delay"],
    },
    {
      protects: "A server gets time to list a post before it counts as absent",
      from: "sinceMs >= listedAfterMs && ",
      to: "",
      killer: [once, "is not resent before the server has had time to list it"],
    },
    {
      protects: "A post is only resent if the network recognizes the repeated call",
      from: " && connector.isRepeatable(sinceMs)",
      to: "",
      killer: [guards, "is not sent again on Mastodon after 56 minutes"],
    },
    {
      protects: "A post only counts as absent after 15 minutes",
      from: "isAbsent && sinceMs >= surelyAbsentMs",
      to: "isAbsent",
      killer: [once, "is not resent before the server has had time to list it"],
    },
    {
      protects: "A post whose account was disconnected during sending is unknown, not failed",
      from: "isSent ? unconfirmed : connectionRemoved",
      to: "connectionRemoved",
      killer: [once, "stays unknown when its account is disconnected"],
    },
    {
      protects: "The post of a call with an unknown outcome is checked",
      from: 'status: "checking",\n          message: outcome.message',
      to: 'status: "ready",\n          message: outcome.message',
      killer: [networks, "that LinkedIn doesn't confirm is not repeated"],
    },
  ]),
  ...inFile("publishing/target-endings.ts", [
    {
      protects: "A call's own result counts, even after it was given up",
      from: '["sending", "checking", "unknown"] as const',
      to: '["sending", "checking"] as const',
      killer: [guards, "is recorded as published by its own result"],
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
  ...inFile("publishing/target-pause.ts", [
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
  ...inFile("publishing/target-retries.ts", [
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
  ...inFile("publishing/target-run-builder.ts", [
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
  ]),
];

/** Guards in database updates: each update requires the row as it was read. */
const rows = [
  ...inFile("publishing/target-repository.ts", [
    {
      protects: "A task can't change a target that a later task has (fencing token)",
      from: '.where("token", "=", token)',
      to: "",
      killer: [repository, "can only be changed by its task and in the expected status"],
    },
    {
      protects: "A target is only changed in the expected status, so canceled ones stay canceled",
      from: '.where("status", "=", status)\n    .executeTakeFirst',
      to: ".executeTakeFirst",
      killer: [repository, "can only be changed by its task and in the expected status"],
    },
    {
      protects: "An earlier task can't acquire a target again",
      from: '.where("token", "<=", token)',
      to: "",
      killer: [repository, "can't be acquired by an earlier task"],
    },
    {
      protects: "A task that lost its target stops",
      from: "row?.token === token ? row : null",
      to: "row",
      killer: [repository, "can't be acquired by an earlier task"],
    },
    {
      protects: "The result of another call is ignored (sendId)",
      from: '.where("sendId", "=", sendId)',
      to: "",
      killer: [guards, "ignores the result of another call"],
    },
    {
      protects: "A late result doesn't change a person's decision",
      from: '.where("status", "in", statuses)',
      to: "",
      killer: [guards, "that a person resent keeps that decision"],
    },
    {
      protects: "Posts that were or are being sent aren't canceled",
      from: '.where("status", "in", openStatuses);\n  let reason',
      to: ";\n  let reason",
      killer: [publishing, "can be moved and get another caption until it is sent"],
    },
  ]),
  ...inFile("db/migrations/0016-one-target-a-connection.ts", [
    {
      protects: "A connection occurs once per publication (unique index)",
      from: "      .unique()\n",
      to: "",
      killer: [
        once,
        "occurs once per publication: in requests, changes, the domain and the database",
      ],
    },
  ]),
];

/** Guards of requests. */
const requests = [
  ...inFile("publishing/publication-service.ts", [
    {
      protects: "The same request twice publishes once",
      from: "if (known) return",
      to: "if (false) return",
      killer: [publishing, "is created once for repeated requests with the same id"],
    },
    {
      protects: "Another account's publication can't be read by its id",
      from: "known && known.accountId !== accountId",
      to: "false",
      killer: [guards, "is only accessible to its owner"],
    },
    {
      protects: "A change requires the version that was read",
      from: "version !== undefined && version !== row.rowVersion",
      to: "false",
      killer: [guards, "can't be changed based on an earlier version"],
    },
    {
      protects: "A post that is sent during a change isn't sent twice",
      from: "if (canceled !== count)",
      to: "if (false)",
      killer: [guards, "that is sent during a change is not sent twice"],
    },
    {
      protects: "A post that is being sent can't be canceled",
      from: 'status === "sending" || status === "checking")) {',
      to: "status.length < 0)) {",
      killer: [guards, "can't be changed or canceled"],
    },
    {
      protects: "A thread that has begun can't be moved or changed",
      from: "requireNotBegun(old);",
      to: "",
      killer: [once, "can't be moved or changed: the error names its posts"],
    },
    {
      protects: "Changes of an account's publications are serialized (lock)",
      from: "transaction(publishingLock(accountId), work)",
      to: "transaction(null, work)",
      killer: [guards, "are serialized"],
    },
  ]),
  ...inFile("publishing/publication-repository.ts", [
    {
      protects: "A publication is only accessible to its owner",
      from: "row?.accountId !== accountId",
      to: "!row",
      killer: [guards, "is only accessible to its owner"],
    },
  ]),
  ...inFile("publishing/plan-publication.ts", [
    {
      protects: "A request names each connection once",
      from: "new Set(targets.map((one) => one.connection_id)).size < targets.length",
      to: "false",
      killer: [
        once,
        "occurs once per publication: in requests, changes, the domain and the database",
      ],
    },
    {
      protects: "A connection that must be renewed is refused",
      from: "!isUsable(connection.state)",
      to: "false",
      killer: [guards, "is refused if its connection must be renewed, and a scheduled one waits"],
    },
  ]),
  ...inFile("publishing/publish-time.ts", [
    {
      protects: "Nothing is scheduled for the past",
      from: "if (dueAtMs < nowMs - pastMs)",
      to: "if (false)",
      killer: [publishing, 'at {"kind":"time","at":"2026-11-30T12:00:00Z"} is refused'],
    },
  ]),
  ...inFile("publishing/target-decisions.ts", [
    {
      protects: "A post that was resent can't be resent again",
      from: "target.isSuperseded === 1 ? [] : unsentStatuses",
      to: "unsentStatuses",
      killer: [guards, "is resent once, however often somebody reports it as missing"],
    },
    {
      protects: "Only posts with an unknown outcome accept a decision",
      from: "!statuses.includes(status)",
      to: "false",
      killer: [guards, "with a known outcome accepts no decision"],
    },
    {
      protects: "A post isn't checked without its connection",
      from: "target.connectionId === null",
      to: "false",
      killer: [once, "stays unknown when its account is disconnected"],
    },
  ]),
  ...inFile("publishing/publication-files.ts", [
    {
      protects: "A file is only served at its signed URL",
      from: "this.#signer.isGenuine(`${targetId}/${name}`, signed)",
      to: "true",
      killer: [publishing, "sends a service everything, signed, with files that it can fetch"],
    },
  ]),
  ...inFile("publishing/row-ids.ts", [
    {
      protects: "Each of several equal rows becomes its own post",
      from: "counts.get(row) ?? 0",
      to: "0",
      killer: [importer, "may contain a row several times, each scheduled once"],
    },
    {
      protects: "A row keeps its id anywhere in the table",
      from: "hash([row, count, what])",
      to: "hash([row, count, what, post.row])",
      killer: [importer, "that was corrected schedules only the corrected row"],
    },
  ]),
  ...inFile("publishing/schedule-importer.ts", [
    {
      protects: "A table is planned again if its account changed meanwhile",
      from: "if (JSON.stringify(await this.#readFacts(queries, order)) !== seen) return false;",
      to: "",
      killer: [importer, "is planned again if its account took a posting slot meanwhile"],
    },
  ]),
];

export const publishingMutations = [...runner, ...rows, ...requests];
