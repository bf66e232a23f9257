import type { CreditPurpose } from "@slideloom/core/credits";
import type { CreditService } from "../../credits/credit-service.ts";
import type { Queries } from "../../db/tables.ts";
import type { RateLimiter } from "../../rate-limits/rate-limiter.ts";
import { GenerationError } from "../generation-error.ts";
import { tryWriters, type WriterFailure } from "./try-writers.ts";
import type { WriterChain } from "./writer-chain.ts";
import { describeTurn, type WriterTurn } from "./writer-turn.ts";
import type { Writer } from "./writer.ts";

export interface PaidWorkSettings {
  writers: WriterChain;
  credits: Pick<CreditService, "runAt">;
  /** Counts an account's generations. */
  rateLimit: Pick<RateLimiter, "count">;
}

/** Who wrote a result, and what the account has left; null without an account. */
interface WrittenBy<Credits> {
  writer: Writer;
  failures: readonly WriterFailure[];
  remainingCredits: Credits;
}

export interface WriterTask<Result, Response, Credits = number> {
  /** What a credit is spent on, for the credit history. */
  purpose: CreditPurpose;
  signal: AbortSignal;
  onWriter?: ((turn: WriterTurn) => void) | undefined;
  write(writer: Writer, failures: readonly WriterFailure[]): Promise<Result>;
  present(result: Result, by: WrittenBy<Credits>): Response;
  /** Writes further rows in the transaction that charges the account. */
  alongside?: ((queries: Queries, response: Response) => Promise<void>) | undefined;
}

/** Work that an account's writers do for it: counted by its rate limit, and charged once a writer succeeds. */
export class PaidWork {
  readonly #settings: PaidWorkSettings;

  constructor(settings: PaidWorkSettings) {
    this.#settings = settings;
  }

  /** Lists an account's writers with a model, and counts the work if there are any. */
  async startModels(accountId: string): Promise<Writer[]> {
    const { writers, rateLimit } = this.#settings;
    const models = (await writers.list({ kind: "account", accountId })).filter(
      ({ model }) => model !== null,
    );
    if (models.length > 0) await rateLimit.count(accountId);
    return models;
  }

  /** @throws {GenerationError} with `noModel` as its message if no writer has a model. */
  async requireModels(accountId: string, noModel: string): Promise<Writer[]> {
    const models = await this.startModels(accountId);
    if (models.length === 0) throw new GenerationError("no-model", noModel);
    return models;
  }

  /** Runs the task with each writer in order until one succeeds. Work that fails or is aborted costs nothing. */
  async run<Result, Response>(
    accountId: string,
    writers: readonly Writer[],
    task: WriterTask<Result, Response>,
  ): Promise<Response> {
    return tryTask(writers, task, async ({ credits }, write, build) => {
      const spent = await this.#settings.credits.runAt(
        credits,
        accountId,
        write,
        async (queries, remaining, written) => task.alongside?.(queries, build(written, remaining)),
        task.purpose,
      );
      return build(spent.result, spent.remainingCredits);
    });
  }
}

/** Runs the task like `PaidWork`, for nobody's account. */
export const runFree = async <Result, Response>(
  writers: readonly Writer[],
  task: WriterTask<Result, Response, null>,
): Promise<Response> =>
  tryTask(writers, task, async (_, write, build) => build(await write(), null));

/** Runs the task with each writer in order until one succeeds; `pay` runs the writing and charges for it. */
async function tryTask<Result, Response, Credits>(
  writers: readonly Writer[],
  { signal, onWriter, write, present }: WriterTask<Result, Response, Credits>,
  pay: (
    writer: Writer,
    write: () => Promise<Result>,
    build: (written: Result, remainingCredits: Credits) => Response,
  ) => Promise<Response>,
): Promise<Response> {
  const { result } = await tryWriters(writers, signal, (writer, failures) =>
    pay(
      writer,
      async () => {
        signal.throwIfAborted();
        onWriter?.(describeTurn(writer, failures));
        const written = await write(writer, failures);
        // If the client has disconnected, this throws, so nothing is charged.
        signal.throwIfAborted();
        return written;
      },
      (written, remainingCredits) => present(written, { writer, failures, remainingCredits }),
    ),
  );
  return result;
}
