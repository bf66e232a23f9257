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

/** Guards of what brings a target from scheduled to published. */
const runner = [
  ...inFile("publishing/target-runner.ts", [
    {
      protects:
        "A process that stood still between allowing the call and making it does not make it",
      from: "performance.now() - armedMs > armedForMs",
      to: "false",
      killer: [guards, "is not sent by a process that stood still after it was allowed"],
    },
    {
      protects: "… and a call that was given up meanwhile has surely failed",
      from: '["unknown"], end);\n    }\n    return next;',
      to: "[], end);\n    }\n    return next;",
      killer: [guards, "has failed for sure if it was given up meanwhile"],
    },
    {
      protects: "A post that was canceled just before it is allowed is not sent",
      from: 'if (!(await changeTarget(database.queries, guardOf(target), armed))) return "ended";',
      to: "await changeTarget(database.queries, guardOf(target), armed);",
      killer: [guards, "is not sent if it was canceled just before it was allowed"],
    },
    {
      protects: "A prepared post is not sent before it is due",
      from: "if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };\n    if (!isBegun",
      to: "if (!isBegun",
      killer: [guards, "waits until it is due, and is not sent more than an hour after"],
    },
    {
      protects: "A prepared post is not sent more than an hour late",
      from: "!isBegun(target) && this.#nowMs > dueAtMs + latestMs",
      to: "false",
      killer: [guards, "waits until it is due, and is not sent more than an hour after"],
    },
    {
      protects: "A thread that has begun is finished, however late",
      from: "!isBegun(target) && this.#nowMs > dueAtMs + latestMs",
      to: "this.#nowMs > dueAtMs + latestMs",
      killer: [guards, "that has begun is finished, however late"],
    },
    {
      protects: "A post that the server slept through is missed",
      from: "if (this.#nowMs > dueAtMs + latestMs) return this.#end(target, buildMissed(target));\n    if",
      to: "if",
      killer: [publishing, "that the server slept through is missed"],
    },
    {
      protects: "Nothing is prepared for a connection that has to be renewed",
      from: "!connection || !isUsable(connection.state)",
      to: "!connection",
      killer: [
        guards,
        "on a connection that has to be renewed is refused, and a scheduled one waits",
      ],
    },
    {
      protects: "A call that another process made is not made again",
      from: "sending: (held) => this.#startCheck(held)",
      to: "sending: (held) => this.#send(held, turn)",
      killer: [guards, "that another process may have sent is not sent"],
    },
    {
      protects: "What still counts of the files that the network lost is all that is kept",
      from: "const checkpoint = JSON.stringify(outcome.checkpoint);",
      to: "const { checkpoint } = target;",
      killer: [
        guards,
        "of which Bluesky lost the pictures has them uploaded anew, and is made once",
      ],
    },
    {
      protects: "A step is repeated at once only once",
      from: "if (turn.hasRepeated) return",
      to: "if (false) return",
      killer: [renewal, "whose new tokens are refused, too, is not repeated without a wait"],
    },
    {
      protects: "A server gets time to list a post before it counts as absent",
      from: "sinceMs >= listedAfterMs && ",
      to: "",
      killer: [once, "is not sent anew before the server has had time to list it"],
    },
    {
      protects: "A post is sent anew only where the network knows the call again",
      from: " && connector.isRepeatable(sinceMs)",
      to: "",
      killer: [guards, "is not sent anew on Mastodon after 56 minutes"],
    },
    {
      protects: "A post counts as surely absent after 15 minutes only",
      from: "isAbsent && sinceMs >= surelyAbsentMs",
      to: "isAbsent",
      killer: [once, "is not sent anew before the server has had time to list it"],
    },
    {
      protects: "A post whose account was removed while it was sent is unknown, not failed",
      from: "isSent ? unconfirmed : connectionRemoved",
      to: "connectionRemoved",
      killer: [once, "stays so when its account is disconnected"],
    },
    {
      protects: "A call that may have been done is looked for",
      from: 'status: "checking",\n          message: outcome.message',
      to: 'status: "ready",\n          message: outcome.message',
      killer: [networks, "whose end LinkedIn does not tell is not repeated"],
    },
  ]),
  ...inFile("publishing/target-endings.ts", [
    {
      protects: "A call's own result counts, also after it was given up",
      from: '["sending", "checking", "unknown"] as const',
      to: '["sending", "checking"] as const',
      killer: [guards, "given up meanwhile is published if its own result says so"],
    },
    {
      protects: "A thread ends with its last post",
      from: "posts.length >= target.parts",
      to: "posts.length > target.parts",
      killer: [publishing, "becomes a thread, each post once, also where one is cut off"],
    },
    {
      protects: "A thread goes on until its last post",
      from: "posts.length >= target.parts",
      to: "posts.length > 0",
      killer: [publishing, "becomes a thread, each post once, also where one is cut off"],
    },
    {
      protects: "A post whose task died while it was sent is unknown, not failed",
      from: 'isSent ? { ...interrupted, status: "unknown" } : interrupted',
      to: "interrupted",
      killer: [repository, "of a task that died is unknown if its call was allowed"],
    },
  ]),
  ...inFile("publishing/target-pause.ts", [
    {
      protects: "What comes due while publishing is paused is missed",
      from: "if (nowMs >= due) return { end: missedInPause };",
      to: "if (nowMs >= due) return null;",
      killer: [paused, "nothing is sent; what came due is missed"],
    },
    {
      protects: "What came due unseen in a pause is missed after it",
      from: "!(isPaused || isMarked)",
      to: "!isPaused",
      killer: [paused, "nothing is sent; what came due is missed"],
    },
    {
      protects: "Nothing is prepared or sent while publishing is paused",
      from: "!(isPaused || isMarked)",
      to: "!isMarked",
      killer: [paused, "nothing is sent; what came due is missed"],
    },
  ]),
  ...inFile("publishing/target-retries.ts", [
    {
      protects: "A thread that has begun is not tried for ever",
      from: "attempts < maxBegunAttempts",
      to: "attempts >= 0",
      killer: [retries, "a thread that has begun is tried for hours, and not for ever"],
    },
    {
      protects: "A step is not tried once the post is too late",
      from: "if (nowMs >= lastMs) return null;",
      to: "",
      killer: [retries, "a step is tried when the post is due and until an hour after"],
    },
    {
      protects: "No network is asked before the moment that it names",
      from: "Math.min(Math.max(untilMs, namedMs), lastMs)",
      to: "Math.min(untilMs, lastMs)",
      killer: [retries, "no network is asked before the moment that it names"],
    },
  ]),
  ...inFile("publishing/target-run-builder.ts", [
    {
      protects: "Tokens are hidden in what is written down of a call",
      from: 'shown.replaceAll(secret, "…")',
      to: "shown",
      killer: [guards, "shows no tokens in what is written down of its calls"],
    },
    {
      protects: "… also new ones, which only the response knows",
      from: '\'"$1$2":"…"\'',
      to: '"$&"',
      killer: [guards, "shows no tokens in what is written down of its calls"],
    },
  ]),
];

/** Guards in the database's changes: each is for the row as it was read. */
const rows = [
  ...inFile("publishing/target-repository.ts", [
    {
      protects: "A task changes a target only while no later one has it (fencing token)",
      from: '.where("token", "=", token)',
      to: "",
      killer: [repository, "is changed by the task that has it, and where it stands only"],
    },
    {
      protects: "A target is changed only where the task saw it: what was canceled stays so",
      from: '.where("status", "=", status)\n    .executeTakeFirst',
      to: ".executeTakeFirst",
      killer: [repository, "is changed by the task that has it, and where it stands only"],
    },
    {
      protects: "An earlier task can't take a target back",
      from: '.where("token", "<=", token)',
      to: "",
      killer: [repository, "is begun by no earlier task"],
    },
    {
      protects: "A task that lost its target stops",
      from: "row?.token === token ? row : null",
      to: "row",
      killer: [repository, "is begun by no earlier task"],
    },
    {
      protects: "Another call's result is not taken for one's own (sendId)",
      from: '.where("sendId", "=", sendId)',
      to: "",
      killer: [guards, "takes no result of another call for its own"],
    },
    {
      protects: "A late result changes nothing that a person has decided",
      from: '.where("status", "in", statuses)',
      to: "",
      killer: [guards, "given up and sent anew keeps what a person decided"],
    },
    {
      protects: "What is sent, or being sent, is not canceled",
      from: '.where("status", "in", openStatuses);\n  let reason',
      to: ";\n  let reason",
      killer: [publishing, "can be moved and given other words until it is sent"],
    },
  ]),
  ...inFile("db/migrations/0016-one-target-a-connection.ts", [
    {
      protects: "A publication has a connection once (unique index)",
      from: "      .unique()\n",
      to: "",
      killer: [once, "is in a publication once: in requests, changes, the domain and the database"],
    },
  ]),
];

/** Guards of what people and programs ask for. */
const requests = [
  ...inFile("publishing/publication-service.ts", [
    {
      protects: "The same request twice publishes once",
      from: "if (known) return",
      to: "if (false) return",
      killer: [publishing, "is one, however often it is asked for with the same id"],
    },
    {
      protects: "Nobody is given another account's publication by its id",
      from: "known && known.accountId !== accountId",
      to: "false",
      killer: [guards, "is its owner's alone"],
    },
    {
      protects: "A change is for the version that was read",
      from: "version !== undefined && version !== row.rowVersion",
      to: "false",
      killer: [guards, "can't be changed by who read an earlier version"],
    },
    {
      protects: "What is sent while it is changed is not sent twice",
      from: "if (canceled !== count)",
      to: "if (false)",
      killer: [guards, "that is sent while it is changed is not sent twice"],
    },
    {
      protects: "What is being sent can't be canceled",
      from: 'status === "sending" || status === "checking")) {',
      to: "status.length < 0)) {",
      killer: [guards, "can't be changed or canceled"],
    },
    {
      protects: "A thread that has begun can't be moved or changed",
      from: "requireNotBegun(old);",
      to: "",
      killer: [once, "can't be moved or changed: the refusal names them"],
    },
    {
      protects: "Changes of an account's publications follow one another (lock)",
      from: "transaction(publishingLock(accountId), work)",
      to: "transaction(null, work)",
      killer: [guards, "wait for one another"],
    },
  ]),
  ...inFile("publishing/publication-repository.ts", [
    {
      protects: "A publication is its owner's alone",
      from: "row?.accountId !== accountId",
      to: "!row",
      killer: [guards, "is its owner's alone"],
    },
  ]),
  ...inFile("publishing/plan-publication.ts", [
    {
      protects: "A connection is named once",
      from: "new Set(targets.map((one) => one.connection_id)).size < targets.length",
      to: "false",
      killer: [once, "is in a publication once: in requests, changes, the domain and the database"],
    },
    {
      protects: "A connection that has to be renewed is refused",
      from: "!isUsable(connection.state)",
      to: "false",
      killer: [
        guards,
        "on a connection that has to be renewed is refused, and a scheduled one waits",
      ],
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
      protects: "A post that somebody sent anew can't be sent anew again",
      from: "target.isSuperseded === 1 ? [] : unsentStatuses",
      to: "unsentStatuses",
      killer: [guards, "is sent anew once, however often somebody says that it is not there"],
    },
    {
      protects: "Only a post that waits for it is decided",
      from: "!statuses.includes(status)",
      to: "false",
      killer: [guards, "that is not in doubt can't be decided"],
    },
    {
      protects: "A post is not looked for without its connection",
      from: "target.connectionId === null",
      to: "false",
      killer: [once, "stays so when its account is disconnected"],
    },
  ]),
  ...inFile("publishing/publication-files.ts", [
    {
      protects: "A file is shown only at its signed address",
      from: "this.#signer.isGenuine(`${targetId}/${name}`, signed)",
      to: "true",
      killer: [publishing, "gives a service everything, signed, and files that it can fetch"],
    },
  ]),
  ...inFile("publishing/row-ids.ts", [
    {
      protects: "Each of several equal rows is a post of its own",
      from: "counts.get(row) ?? 0",
      to: "0",
      killer: [importer, "may hold a row several times, each once"],
    },
    {
      protects: "A row is the same one wherever it is in the table",
      from: "hash([row, count, what])",
      to: "hash([row, count, what, post.row])",
      killer: [importer, "that was mended schedules the mended row alone"],
    },
  ]),
  ...inFile("publishing/schedule-importer.ts", [
    {
      protects: "A table is planned again where its account changed meanwhile",
      from: "if (JSON.stringify(await this.#readFacts(queries, order)) !== seen) return false;",
      to: "",
      killer: [importer, "is planned again where its account took a posting time meanwhile"],
    },
  ]),
];

export const publishingMutations = [...runner, ...rows, ...requests];
