import { inFile } from "./in-file.mjs";

const guards = "publishing/guards.test.ts";
const connections = "connections/connections.test.ts";
const grants = "connections/grants.test.ts";
const signIns = "connections/network-sign-ins.test.ts";
const usedOnce = "works once, within ten minutes, in the same browser and for the same network";

/** Mutations of the guards of connected accounts: sign-ins, tokens and ownership. */
export const connectionMutations = [
  ...inFile("connections/network-sign-in-service.ts", [
    {
      protects: "A sign-in can only be completed in the browser that began it (state and cookie)",
      from: 'state === "" || state !== knownState',
      to: 'state === ""',
      killer: [signIns, usedOnce],
    },
    {
      protects: "A sign-in can only be completed for its network",
      from: "row?.network === network &&",
      to: "row &&",
      killer: [signIns, "only accepts the callback of its own server and network"],
    },
    {
      protects: "A sign-in can only be completed for its server (mix-up attack)",
      from: "findHost(row.instanceUrl) === server &&",
      to: "",
      killer: [signIns, "at a server that redirects to another one gives it no code"],
    },
    {
      protects: "A sign-in expires after ten minutes",
      from: "row.endsAtMs > now().getTime()",
      to: "row.endsAtMs > 0",
      killer: [signIns, usedOnce],
    },
  ]),
  ...inFile("connections/sign-in-repository.ts", [
    {
      protects: "A sign-in works once",
      from: '.deleteFrom("networkSignIns")\n    .where("stateHash", "=", stateHash)',
      to: '.updateTable("networkSignIns")\n    .set({ stateHash })\n    .where("stateHash", "=", stateHash)',
      killer: [signIns, usedOnce],
    },
  ]),
  ...inFile("connections/sign-in-cookie.ts", [
    {
      protects: "Page scripts can't read the cookie",
      from: '"HttpOnly",',
      to: "",
      killer: [signIns, "connects an account on linkedin"],
    },
  ]),
  ...inFile("connections/holder-repository.ts", [
    {
      protects: "Refreshed tokens don't overwrite those that were entered meanwhile",
      from: '.where("tokenVersion", "=", tokenVersion)',
      to: "",
      killer: [connections, "that were entered meanwhile are not overwritten"],
    },
  ]),
  ...inFile("connections/connection-repository.ts", [
    {
      protects: "Connections are only listed for their owner",
      from: '.selectAll()\n    .where("accountId", "=", accountId)\n    .orderBy("createdAtMs")',
      to: '.selectAll()\n    .orderBy("createdAtMs")',
      killer: [connections, "is only accessible to its owner"],
    },
  ]),
  ...inFile("connections/token-keeper.ts", [
    {
      protects: "Tokens are refreshed by one process at a time",
      from: "row.refreshingUntilMs !== null && row.refreshingUntilMs > nowMs",
      to: "false",
      killer: [connections, "are refreshed once, however many servers try at once"],
    },
    {
      protects: "Tokens that another process refreshed aren't refreshed again",
      from: "row?.tokenVersion !== tokenVersion",
      to: "!row",
      killer: [connections, "are refreshed once, however many servers try at once"],
    },
  ]),
  ...inFile("connections/add-connection.ts", [
    {
      protects: "An account has 50 connections at most",
      from: "length >= maxConnections",
      to: "length > maxConnections",
      killer: [connections, "is limited to 50 accounts"],
    },
  ]),
  ...inFile("connections/grant-service.ts", [
    {
      protects: "Only its owner can use, change and remove a grant",
      from: "row?.accountId !== accountId",
      to: "!row",
      killer: [grants, "is only accessible to its owner, and deleted with the account"],
    },
    {
      protects: "A key of another account doesn't replace a grant's key",
      from: "grant.remoteId !== remoteId",
      to: "false",
      killer: [grants, "gets another key of the same account, and keeps its connections"],
    },
    {
      protects: "Choosing accounts cancels no scheduled post",
      from: "await hasOpenPosts(queries, row.id)",
      to: "false",
      killer: [grants, "with scheduled posts isn't taken out by a choice"],
    },
  ]),
  ...inFile("connections/connection-service.ts", [
    {
      protects: "Only its owner can change, test and remove a connection",
      from: "row?.accountId !== accountId",
      to: "!row",
      killer: [connections, "is only accessible to its owner"],
    },
  ]),
  ...inFile("connections/publishing-connection.ts", [
    {
      protects: "Nothing is scheduled on a connection that must be renewed",
      from: 'state === "active" || state === "expiring"',
      to: "state.length > 0",
      killer: [guards, "is refused if its connection must be renewed, and a scheduled one waits"],
    },
  ]),
];
