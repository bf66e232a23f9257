import type { Config } from "../config/config.ts";
import type { GuardedPool } from "../db/postgres-pool.ts";
import { RateLimiter } from "./rate-limiter.ts";

const minute = 60;
const hour = 3600;
/** Enough to load all images of a carousel several times. For anonymous users, the limit `anonymous` applies, too. */
const mediaFetchesPerMinute = 60;
/** Enough for eight open editors that each autosave every two seconds, the shortest interval. */
const libraryChangesPerMinute = 240;
/** Exports and imports of libraries. Each takes seconds of CPU time and hundreds of MB of memory. */
const libraryFilesPerHour = 30;

/** Reading a source occupies a process for up to eight seconds. */
const sourceReadsPerHour = 30;

/** Each registration is a row that is kept for a day. */
const oauthRegistrationsPerHour = 60;
/** One address of a chat service refreshes tokens for many people. */
const oauthTokensPerMinute = 600;
/** Each may fetch a program's description. */
const oauthQuestionsPerMinute = 30;

const reviewCommentsPerHour = 30;
const reviewAnswersPerHour = 30;
export const reviewPasswordsPerQuarterHour = 10;

/** New keys, and attempts to change the password or the email address. */
const accountChangesPerHour = 30;

/** Planning steps that an anonymous user may run per allowed generation. A step finds facts, an outline or hooks. */
const stepsPerPost = 3;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** If there is a pool, processes share their counts in the database. */
export function createRateLimits({ rateLimits: config, ai }: Config, pool: GuardedPool | null) {
  const create = (name: string, limit: number, periodSeconds: number) =>
    new RateLimiter({ name, limit, periodSeconds, pool });
  return {
    /** Counts sign-ups per IP address. */
    register: create("register", config.registerPerHour, hour),
    /** Counts log-ins per IP address. */
    login: create("login", config.loginPerQuarterHour, hour / 4),
    /** Counts wrong passwords per pair of IP address and email address folded by `foldIdentity`. */
    loginPair: create("login-pair", config.loginPerAccountPerQuarterHour, hour / 4),
    /**
     * Counts wrong passwords per email address folded by `foldIdentity`, whether or not it has an account. Above the
     * limit, attempts are only delayed.
     */
    loginAccount: create("login-account", config.loginPerAccountPerQuarterHour, hour / 4),
    /** Counts password resets per IP address, and per email address folded by `foldIdentity`. */
    reset: create("reset", config.resetPerHour, hour),
    /** Counts changes per account. They are limited because each of them may send an email. */
    accountChange: create("account-change", accountChangesPerHour, hour),
    /** Counts generations per account. */
    generate: create("generate", config.generatePerMinute, minute),
    /**
     * Counts anonymous users' generations per IP address. If the limit is 0, nothing is counted, because
     * `AnonymousQuota` refuses every generation.
     */
    anonymousGeneration: create("visitor-generation", ai.anonymousGenerations, 24 * hour),
    /** Counts anonymous users' planning steps per IP address. */
    anonymousPlan: create("visitor-plan", ai.anonymousGenerations * stepsPerPost, 24 * hour),
    /** Counts programs that register themselves per IP address. */
    oauthRegister: create("oauth-register", oauthRegistrationsPerHour, hour),
    /** Counts exchanges of codes and tokens per IP address. */
    oauthToken: create("oauth-token", oauthTokensPerMinute, minute),
    /** Counts fetched descriptions of programs per account. */
    oauthQuestion: create("oauth-question", oauthQuestionsPerMinute, minute),
    /** Counts API requests per account. All API keys of an account share one count. */
    api: create("api", config.apiPerMinute, minute),
    /** Counts fetched images per account, or per IP address for anonymous users. */
    mediaFetch: create("media-fetch", mediaFetchesPerMinute, minute),
    /** Counts changes to the library per account. */
    libraryChange: create("library-change", libraryChangesPerMinute, minute),
    /** Counts exports and imports of the library per account. */
    libraryFile: create("library-file", libraryFilesPerHour, hour),
    /** Counts readings of sources per account, or per IP address for anonymous users. */
    sourceRead: create("source-read", sourceReadsPerHour, hour),
    /** Counts comments on review pages per IP address. */
    reviewComment: create("review-comment", reviewCommentsPerHour, hour),
    /** Counts answers on review pages per IP address. */
    reviewAnswer: create("review-answer", reviewAnswersPerHour, hour),
    /** Counts wrong passwords of review links per pair of IP address and link. */
    reviewPair: create("review-pair", reviewPasswordsPerQuarterHour, hour / 4),
    /** Counts wrong passwords per review link. Above the limit, attempts are only delayed. */
    reviewLink: create("review-link", reviewPasswordsPerQuarterHour, hour / 4),
    /** Counts anonymous users' requests (no session, no API key) per IP address. */
    anonymous: create("visitor", config.anonymousPerMinute, minute),
  };
}
