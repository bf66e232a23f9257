import type { Compilable, CompiledQuery, DialectAdapter, InferResult } from "kysely";
import { FirstRowReader } from "./first-row-reader.ts";
import { PreparedRowReader } from "./prepared-row-reader.ts";
import type { Queries } from "./tables.ts";

/** Marks a parameter while the query is built. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type FirstRow<Query extends Compilable> =
  InferResult<Query> extends (infer Row)[] ? Row | undefined : never;

/**
 * Compiles the SQL of a query only once, because compiling takes longer than reading a row. `build` may only compare or
 * insert the placeholders, and must name all columns.
 */
export function compileOnce<Parameters extends object, Query extends Compilable>(
  build: (queries: Queries, parameters: Parameters) => Query,
) {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery>();
  const placeholders = new Proxy({} as Parameters, {
    get: (_target, name) => new Placeholder(name),
  });
  return async (queries: Queries, parameters: Parameters): Promise<FirstRow<Query>> => {
    const { adapter } = queries.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(queries, placeholders).compile();
      compiled.set(adapter, query);
    }
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    );
    const isReader = adapter instanceof FirstRowReader || adapter instanceof PreparedRowReader;
    if (isReader && !queries.isTransaction) {
      const row = await adapter.read(query.sql, values);
      if (row !== null) return row as FirstRow<Query>;
    }
    const { rows } = await queries.executeQuery({ ...query, parameters: values });
    return rows[0] as FirstRow<Query>;
  };
}
