import { inFile } from "./in-file.mjs";

const guards = "publishing/guards.test.ts";
const repository = "publishing/target/target-repository.test.ts";
const once = "publishing/once.test.ts";
const publishing = "publishing/publishing.test.ts";
const importer = "publishing/schedule-importer.test.ts";
const selection = "publishing/schedule-selection.test.ts";
const byHand = "publishing/by-hand.test.ts";

/** Mutations of the guards in database updates. Each update requires that the row hasn't changed since it was read. */
const rows = [
  ...inFile("publishing/target/target-repository.ts", [
    {
      protects: "A task can't change a target that a later task has (fencing token)",
      from: '.where("token", "=", guard.token)',
      to: "",
      killer: [repository, "can only be changed by its task and in the expected status"],
    },
    {
      protects: "A target is only changed in the expected status, so canceled ones stay canceled",
      from: '.where("status", "=", guard.status)',
      to: "",
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
      from: '.where("sendId", "=", guard.sendId)',
      to: "",
      killer: [guards, "ignores the result of another call"],
    },
    {
      protects: "A late result doesn't change a person's decision",
      from: '.where("status", "in", guard.statuses)',
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

/** Mutations of the guards of API requests about publications. */
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
      from: "isSending(status))) {",
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
      from: "new Set(names).size < targets.length",
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
  ...inFile("publishing/target/decide.ts", [
    {
      protects: "A post that was resent can't be resent again",
      from: "target.isSuperseded === 0 &&",
      to: "",
      killer: [guards, "is resent once, however often somebody reports it as missing"],
    },
    {
      protects: "A post that a person makes is never sent, even after it was cancelled",
      from: "&& readByHand(target.payload) === null",
      to: "",
      killer: [
        byHand,
        "can be moved, unscheduled and cancelled, and a cancelled one is never sent",
      ],
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
      from: 'publicationId: identify([row, place, "publication"]),',
      to: 'publicationId: identify([row, place, "publication", post.row]),',
      killer: [importer, "that was corrected schedules only the corrected row"],
    },
  ]),
  ...inFile("publishing/schedule-importer.ts", [
    {
      protects: "A table is planned again if its account changed meanwhile",
      from: "if (JSON.stringify(await this.#readFacts(queries, order, nowMs)) !== seen) return false;",
      to: "",
      killer: [importer, "is planned again if its account took a posting slot meanwhile"],
    },
  ]),
  ...inFile("publishing/publication-service.ts", [
    {
      protects: "A post that a person makes has no task, so it is never sent",
      from: "rows.filter(({ status }) => tasked.includes(status))",
      to: "rows.filter(({ dueAtMs }) => dueAtMs !== null)",
      killer: [byHand, "is in the calendar at its time, and nothing is ever sent for it"],
    },
  ]),
  ...inFile("publishing/schedule-plan.ts", [
    {
      protects: "A selected carousel isn't published again to an account that has it, unless asked",
      from: "repeat !== undefined && !this.#order.mayRepeat",
      to: "false",
      killer: [selection, "isn't published twice to one account, unless that is asked for"],
    },
  ]),
];

export const publishingMutations = [...rows, ...requests];
