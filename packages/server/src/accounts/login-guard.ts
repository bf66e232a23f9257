import { buildAddressKey } from "../rate-limits/address-key.ts";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { AccountError } from "./account-error.ts";

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
/** Attempts that wait at once, for one account and for all: what protects the memory. */
const maxWaiting = { account: 200, all: 1000 };

export interface LoginGuardSettings {
  /** Failures of a client address with an account; stops them at its limit. */
  pairs: RateLimiter;
  /** Failures of an account over all addresses. */
  accounts: RateLimiter;
  /** After how many failures of an account the next attempts are delayed; 0 stands for never. */
  delayedFrom: number;
  /** Resolves after that time, or at once where the signal aborts. */
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
}

/** Who tries a password, and for which account. */
export interface LoginAttempt {
  /** The folded e-mail address, whether or not it has an account. */
  email: string;
  /** The client's. */
  address: string;
  /** Aborts when the client leaves or the server closes. */
  signal: AbortSignal;
}

/**
 * Slows down who guesses passwords. Failures of one address with one account stop that address for a while; those of an
 * account over all addresses only delay its attempts, 1 s doubling to 30 s, so that nobody can lock its owner out. An
 * address without an account is treated the same.
 */
export class LoginGuard {
  readonly #settings: LoginGuardSettings;
  /** By account, the addresses whose attempts wait: one of each. */
  readonly #waiting = new Map<string, Set<string>>();
  #count = 0;

  constructor(settings: LoginGuardSettings) {
    this.#settings = settings;
  }

  /**
   * Runs `check`, of which an `AccountError` counts as a failure; a success forgets the failures. Throws a
   * `RateLimitError` where the address failed too often or too many wait, and the signal's reason when it aborts.
   */
  async run<Result>(attempt: LoginAttempt, check: () => Promise<Result>): Promise<Result> {
    const { pairs, accounts } = this.#settings;
    const { email } = attempt;
    const pair = buildPair(attempt);
    await pairs.count(pair);
    const failures = await accounts.tally(email);
    try {
      await this.#delay(attempt, failures);
      const result = await check();
      await this.forget(attempt);
      return result;
    } catch (error) {
      // Whatever else went wrong, no password was found to be wrong.
      if (!(error instanceof AccountError)) {
        await pairs.giveBack(pair);
        await accounts.giveBack(email);
      }
      throw error;
    }
  }

  /** Forgets the failures of the account, and of the address with it. */
  async forget(attempt: Omit<LoginAttempt, "signal">): Promise<void> {
    await this.#settings.pairs.forget(buildPair(attempt));
    await this.#settings.accounts.forget(attempt.email);
  }

  /** How many attempts wait. */
  get waiting(): number {
    return this.#count;
  }

  async #delay({ email, address, signal }: LoginAttempt, failures: number): Promise<void> {
    const { delayedFrom, wait } = this.#settings;
    if (delayedFrom === 0 || failures <= delayedFrom) return;
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - delayedFrom - 1));
    const addresses = this.#waiting.get(email) ?? new Set<string>();
    const client = buildAddressKey(address);
    const isFull = addresses.size >= maxWaiting.account || this.#count >= maxWaiting.all;
    if (isFull || addresses.has(client)) throw new RateLimitError(delayedFrom, delayMs / 1000);
    this.#waiting.set(email, addresses.add(client));
    this.#count += 1;
    try {
      await wait(delayMs, signal);
    } finally {
      this.#count -= 1;
      addresses.delete(client);
      if (addresses.size === 0) this.#waiting.delete(email);
    }
    signal.throwIfAborted();
  }
}

function buildPair({ email, address }: Pick<LoginAttempt, "email" | "address">): string {
  return `${buildAddressKey(address)} ${email}`;
}
