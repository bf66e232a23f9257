import type { Config } from "../config/config.ts";
import type { GuardedPool } from "../db/postgres-pool.ts";
import { RateLimiter } from "./rate-limiter.ts";

const minute = 60;
const hour = 3600;
/** Lets a person load all images of a carousel several times. Anonymous users also have their own limit. */
const mediaFetchesPerMinute = 60;
/** Enough for eight open editors that each autosave every two seconds, the shortest interval. */
const libraryChangesPerMinute = 240;
/** Exports and imports of libraries. Each takes seconds of CPU time and hundreds of MB of memory. */
const libraryFilesPerHour = 30;

/** Reading a source occupies a process for up to eight seconds. */
const sourceReadsPerHour = 30;

/** New keys and attempts to change the password. */
const accountChangesPerHour = 30;

/** Steps of a plan that an anonymous user may run for each generation: an outline, and other hooks or facts. */
const stepsPerPost = 3;

/** Every rate limit of the server. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Creates the limiters; processes share their counts through the pool, if there is one. */
export function createRateLimits({ rateLimits: config, ai }: Config, pool: GuardedPool | null) {
  const create = (name: string, limit: number, periodSeconds: number) =>
    new RateLimiter({ name, limit, periodSeconds, pool });
  return {
    /** Per IP address. */
    register: create("register", config.registerPerHour, hour),
    /** Per IP address. */
    login: create("login", config.loginPerQuarterHour, hour / 4),
    /** Wrong passwords per pair of IP address and email address folded by `foldIdentity`. */
    loginPair: create("login-pair", config.loginPerAccountPerQuarterHour, hour / 4),
    /**
     * Wrong passwords per email address folded by `foldIdentity`, whether or not it has an account. Above the limit,
     * attempts are only delayed.
     */
    loginAccount: create("login-account", config.loginPerAccountPerQuarterHour, hour / 4),
    /** Per IP address, and per email address folded by `foldIdentity`. */
    reset: create("reset", config.resetPerHour, hour),
    /** Per account: changes that send a notice, to limit mails. */
    accountChange: create("account-change", accountChangesPerHour, hour),
    /** Per account. */
    generate: create("generate", config.generatePerMinute, minute),
    /**
     * Per IP address, without a session. A limit of 0 counts nothing here; `AnonymousQuota` then refuses every
     * generation.
     */
    anonymousGeneration: create("visitor-generation", ai.anonymousGenerations, 24 * hour),
    /** Steps of a plan per IP address, without a session. */
    anonymousPlan: create("visitor-plan", ai.anonymousGenerations * stepsPerPost, 24 * hour),
    /** Per account of the key. */
    api: create("api", config.apiPerMinute, minute),
    /** Per account, or per IP address without a session. */
    mediaFetch: create("media-fetch", mediaFetchesPerMinute, minute),
    /** Per account. */
    libraryChange: create("library-change", libraryChangesPerMinute, minute),
    /** Per account. */
    libraryFile: create("library-file", libraryFilesPerHour, hour),
    /** Per account, or per IP address without a session. */
    sourceRead: create("source-read", sourceReadsPerHour, hour),
    /** Per IP address, without a key or a session. */
    anonymous: create("visitor", config.anonymousPerMinute, minute),
  };
}
