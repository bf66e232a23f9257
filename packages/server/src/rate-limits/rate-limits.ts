import type { Config } from "../config/config.ts";
import type { GuardedPool } from "../db/postgres-pool.ts";
import { RateLimiter } from "./rate-limiter.ts";

const minute = 60;
const hour = 3600;
/** Several times what a whole carousel needs; the anonymous users' own limit counts besides. */
const mediaFetchesPerMinute = 60;
/** An editor saves by itself every two seconds at most; several may be open. */
const libraryChangesPerMinute = 240;
/** A whole library takes seconds of a core, and hundreds of MB while it is read. */
const libraryFilesPerHour = 30;

/** New keys, and tries to change the password. */
const accountChangesPerHour = 30;

/** Every rate limit of the server. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** The limiters of those settings; counts are shared by all processes where there is a pool. */
export function createRateLimits({ rateLimits: config, ai }: Config, pool: GuardedPool | null) {
  const create = (name: string, limit: number, periodSeconds: number) =>
    new RateLimiter({ name, limit, periodSeconds, pool });
  return {
    /** By address. */
    register: create("register", config.registerPerHour, hour),
    /** By address. */
    login: create("login", config.loginPerQuarterHour, hour / 4),
    /** Wrong passwords, by address and folded e-mail address together. */
    loginPair: create("login-pair", config.loginPerAccountPerQuarterHour, hour / 4),
    /** Wrong passwords, by folded e-mail address, whether or not it has an account; past the limit they only delay. */
    loginAccount: create("login-account", config.loginPerAccountPerQuarterHour, hour / 4),
    /** By address, and by folded e-mail address. */
    reset: create("reset", config.resetPerHour, hour),
    /** By account: changes of which a mail tells, so that nobody has mails sent without end. */
    accountChange: create("account-change", accountChangesPerHour, hour),
    /** By account. */
    generate: create("generate", config.generatePerMinute, minute),
    /** By address, without a session; 0 stands for none here, which is for its user to see to. */
    anonymousGeneration: create("visitor-generation", ai.anonymousGenerations, 24 * hour),
    /** By the account of the key. */
    api: create("api", config.apiPerMinute, minute),
    /** By account, and by address without a session. */
    mediaFetch: create("media-fetch", mediaFetchesPerMinute, minute),
    /** By account. */
    libraryChange: create("library-change", libraryChangesPerMinute, minute),
    /** By account. */
    libraryFile: create("library-file", libraryFilesPerHour, hour),
    /** By address, without a key or a session. */
    anonymous: create("visitor", config.anonymousPerMinute, minute),
  };
}
