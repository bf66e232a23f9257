import type { Compilable, CompiledQuery, DialectAdapter, InferResult } from "kysely";
import type { Queries } from "./tables.ts";

/** Stands for a parameter while the query is built. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A query that is asked for with every request: it is built once for each database, since building it takes longer than
 * reading a row. `build` gets stand-ins for the parameters, which it may only compare and write.
 */
export function compileOnce<Parameters extends object, Query extends Compilable>(
  build: (queries: Queries, parameters: Parameters) => Query,
) {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery>();
  const placeholders = new Proxy({} as Parameters, {
    get: (_target, name) => new Placeholder(name),
  });
  return async (queries: Queries, parameters: Parameters): Promise<InferResult<Query>> => {
    const { adapter } = queries.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(queries, placeholders).compile();
      compiled.set(adapter, query);
    }
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    );
    const { rows } = await queries.executeQuery({ ...query, parameters: values });
    return rows as InferResult<Query>;
  };
}
