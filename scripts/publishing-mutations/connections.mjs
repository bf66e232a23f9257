import { inFile } from "./in-file.mjs";

const guards = "publishing/guards.test.ts";
const connections = "connections/connections.test.ts";
const signIns = "connections/network-sign-ins.test.ts";
const usedOnce = "works once, within ten minutes, in the browser that began it, for its network";

/** Guards of connected accounts: sign-ins, tokens and whose they are. */
export const connectionMutations = [
  ...inFile("connections/network-sign-in-service.ts", [
    {
      protects: "A sign-in ends in the browser that began it (state and cookie)",
      from: 'state === "" || state !== knownState',
      to: 'state === ""',
      killer: [signIns, usedOnce],
    },
    {
      protects: "A sign-in ends at the network that it was begun at",
      from: "row?.network === network &&",
      to: "row &&",
      killer: [signIns, "comes back to the address of its own server and network alone"],
    },
    {
      protects: "A sign-in ends at the server that it was begun at (mix-up)",
      from: "findHost(row.instanceUrl) === server &&",
      to: "",
      killer: [signIns, "at a server that sends people on to another one brings it no code"],
    },
    {
      protects: "A sign-in ends within ten minutes",
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
      protects: "No script of a page reads the cookie",
      from: '"HttpOnly",',
      to: "",
      killer: [signIns, "connects an account on linkedin"],
    },
  ]),
  ...inFile("connections/connection-repository.ts", [
    {
      protects: "Renewed tokens don't replace those that their owner entered meanwhile",
      from: '.where("tokenVersion", "=", tokenVersion)',
      to: "",
      killer: [connections, "that were entered meanwhile are not written over"],
    },
    {
      protects: "Connections are listed for their owner only",
      from: '.selectAll()\n    .where("accountId", "=", accountId)\n    .orderBy("createdAtMs")',
      to: '.selectAll()\n    .orderBy("createdAtMs")',
      killer: [connections, "is somebody's own"],
    },
  ]),
  ...inFile("connections/connection-service.ts", [
    {
      protects: "Of all who renew tokens one does",
      from: "row.refreshingUntilMs !== null && row.refreshingUntilMs > nowMs",
      to: "false",
      killer: [connections, "are made anew once, however many servers ask for it at once"],
    },
    {
      protects: "Tokens that another process renewed are not renewed again",
      from: "row?.tokenVersion !== tokenVersion",
      to: "!row",
      killer: [connections, "are made anew once, however many servers ask for it at once"],
    },
    {
      protects: "An account has 50 connections at most",
      from: "length >= maxConnections",
      to: "length > maxConnections",
      killer: [connections, "ends at 50 of them"],
    },
    {
      protects: "A connection is changed, tested and removed by its owner only",
      from: "row?.accountId !== accountId",
      to: "!row",
      killer: [connections, "is somebody's own"],
    },
  ]),
  ...inFile("connections/publishing-connection.ts", [
    {
      protects: "Nothing is scheduled on a connection that has to be renewed",
      from: 'state === "active" || state === "expiring"',
      to: "state.length > 0",
      killer: [
        guards,
        "on a connection that has to be renewed is refused, and a scheduled one waits",
      ],
    },
  ]),
];
