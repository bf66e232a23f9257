import type { PersonalData } from "../accounts/personal-data.ts";
import type { Context } from "./context.ts";

/** Lists each feature's personal data of an account, for its export and its deletion. */
export function listPersonalData(context: Omit<Context, "personalData">): PersonalData[] {
  const {
    accountWriters,
    apiKeys,
    brands,
    credits,
    idempotencyStore,
    sessions,
    sources,
    voices,
    webhooks,
  } = context;
  return [
    { name: "sessions", collect: (accountId) => sessions.list(accountId) },
    { name: "namedKeys", collect: (accountId) => apiKeys.list(accountId) },
    { name: "connectedPrograms", collect: (accountId) => context.oauth.list(accountId) },
    { name: "webhooks", collect: (accountId) => webhooks.collect(accountId) },
    { name: "brandKits", collect: (accountId) => brands.list(accountId) },
    { name: "voice", collect: (accountId) => voices.find(accountId) },
    { name: "writers", collect: (accountId) => accountWriters.list(accountId) },
    { name: "sources", collect: (accountId) => sources.collect(accountId) },
    ...listLibraryData(context),
    ...listPublishingData(context),
    { name: "savedFacts", collect: (accountId) => context.savedFacts.list(accountId) },
    { name: "credits", collect: (accountId) => credits.listEntries(accountId) },
    { name: "idempotentAnswers", collect: (accountId) => idempotencyStore.list(accountId) },
  ];
}

function listLibraryData({
  carousels,
  jobs,
  reviews,
  thumbnails,
  uploads,
}: Pick<Context, "carousels" | "jobs" | "reviews" | "thumbnails" | "uploads">): PersonalData[] {
  return [
    {
      name: "jobs",
      collect: (accountId) => jobs.list(accountId),
      erase: (accountId) => jobs.erase(accountId),
    },
    { name: "carousels", collect: (accountId) => carousels.collect(accountId) },
    { name: "reviews", collect: (accountId) => reviews.collect(accountId) },
    {
      name: "uploads",
      collect: (accountId) => uploads.list(accountId),
      erase: async (accountId) => {
        await uploads.erase(accountId);
        await thumbnails.erase(accountId);
      },
    },
  ];
}

function listPublishingData({
  connections,
  grants,
  publications,
  publicationCleanup,
}: Pick<
  Context,
  "connections" | "grants" | "publications" | "publicationCleanup"
>): PersonalData[] {
  return [
    { name: "connectionGrants", collect: (accountId) => grants.list(accountId) },
    { name: "connections", collect: (accountId) => connections.list(accountId) },
    {
      name: "publications",
      collect: (accountId) => publications.collect(accountId),
      erase: (accountId) => publicationCleanup.erase(accountId),
    },
  ];
}
