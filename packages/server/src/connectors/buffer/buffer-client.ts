import { classifyGraphql, type ClassifiedField } from "../classify-graphql.ts";
import type { PreparingRun, TargetRun } from "../connector.ts";
import { buildRequest, type BufferQuery } from "./buffer-request.ts";

const listBytes = 1024 * 1024;

interface BufferCall extends BufferQuery {
  /** The name of the call in the publication's log. */
  step: string;
  /** The root field of the document. */
  field: string;
}

/** Calls Buffer's GraphQL API for one post. */
export class BufferClient {
  readonly #endpoint: string;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  async call(run: TargetRun, { step, field, ...query }: BufferCall): Promise<ClassifiedField> {
    const request = buildRequest(this.#endpoint, run.account.tokens.access, query);
    const result = await run.call(step, { ...request, maxBodyBytes: listBytes });
    return classifyGraphql(result, field, run);
  }

  /** Makes a call that publishes nothing and may take up to `timeoutMs`. */
  async prepare(
    run: PreparingRun,
    { step, field, timeoutMs, ...query }: BufferCall & { timeoutMs: number },
  ): Promise<ClassifiedField> {
    const request = buildRequest(this.#endpoint, run.account.tokens.access, query);
    return classifyGraphql(await run.call(step, { ...request, timeoutMs }), field, run);
  }
}
