import type { KyselyPlugin } from "kysely";

/** Calls back after each query that sets a target to `sending`, before the query's caller continues. */
export function createArmingPlugin(onArmed: () => Promise<unknown>): KyselyPlugin {
  const armings = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      const isArming =
        node.kind === "UpdateQueryNode" && JSON.stringify(node.updates).includes('"sending"');
      if (isArming) armings.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (armings.has(queryId)) await onArmed();
      return result;
    },
  };
}
