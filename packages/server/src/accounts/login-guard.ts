import { buildAddressKey } from "../rate-limits/address-key.ts";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
/** Maximum number of delayed attempts, per account and in total. Limits memory use. */
const maxWaiting = { account: 200, all: 1000 };

export interface LoginGuardSettings {
  /** Failures per client address and subject. At the limit, the address is blocked for that subject. */
  pairs: RateLimiter;
  /** Failures per subject, over all addresses. */
  accounts: RateLimiter;
  /** Number of a subject's failures after which attempts are delayed; 0 means never. */
  delayedFrom: number;
  /** Resolves after `durationMs`, or at once if the signal aborts. */
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Whether an error means that the password was wrong. */
  isFailure: (error: unknown) => boolean;
}

export interface LoginAttempt {
  /** What the password is for: a folded email address, whether or not it has an account, or a review link. */
  subject: string;
  address: string;
  /** Aborts if the client disconnects or the server closes. */
  signal: AbortSignal;
}

/**
 * If attempts from one IP address fail, that address is blocked for the subject. Failures from all addresses only delay
 * attempts, so an attacker can't lock the owner out.
 */
export class LoginGuard {
  readonly #settings: LoginGuardSettings;
  /** The addresses with a delayed attempt, by subject; one attempt per address. */
  readonly #waiting = new Map<string, Set<string>>();
  #count = 0;

  constructor(settings: LoginGuardSettings) {
    this.#settings = settings;
  }

  /**
   * Runs `check` and counts wrong passwords. A success clears the count.
   * @throws {RateLimitError} if the address failed too often, or if too many attempts wait.
   */
  async run<Result>(attempt: LoginAttempt, check: () => Promise<Result>): Promise<Result> {
    const { pairs, accounts, isFailure } = this.#settings;
    const { subject } = attempt;
    const pair = buildPair(attempt);
    await pairs.count(pair);
    const failures = await accounts.tally(subject);
    try {
      await this.#delay(attempt, failures);
      const result = await check();
      await this.forget(attempt);
      return result;
    } catch (error) {
      if (!isFailure(error)) {
        await pairs.uncount(pair);
        await accounts.uncount(subject);
      }
      throw error;
    }
  }

  /** Clears the failure count of the subject, and the failure count of the client's address for it. */
  async forget(attempt: Omit<LoginAttempt, "signal">): Promise<void> {
    await this.#settings.pairs.forget(buildPair(attempt));
    await this.#settings.accounts.forget(attempt.subject);
  }

  /** The number of delayed attempts. */
  get waiting(): number {
    return this.#count;
  }

  async #delay({ subject, address, signal }: LoginAttempt, failures: number): Promise<void> {
    const { delayedFrom, wait } = this.#settings;
    if (delayedFrom === 0 || failures <= delayedFrom) return;
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - delayedFrom - 1));
    const addresses = this.#waiting.get(subject) ?? new Set<string>();
    const client = buildAddressKey(address);
    const isFull = addresses.size >= maxWaiting.account || this.#count >= maxWaiting.all;
    if (isFull || addresses.has(client)) throw new RateLimitError(delayedFrom, delayMs / 1000);
    this.#waiting.set(subject, addresses.add(client));
    this.#count += 1;
    try {
      await wait(delayMs, signal);
    } finally {
      this.#count -= 1;
      addresses.delete(client);
      if (addresses.size === 0) this.#waiting.delete(subject);
    }
    signal.throwIfAborted();
  }
}

function buildPair({ subject, address }: Pick<LoginAttempt, "subject" | "address">): string {
  return `${buildAddressKey(address)} ${subject}`;
}
