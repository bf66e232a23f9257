import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";

/** What each scope of a key or a connected program allows. */
export const scopeTexts: Record<ApiKeyScope, string> = {
  read: "see credits, saved carousels, scheduled posts and webhooks",
  generate: "write posts (uses credits)",
  render: "turn posts and carousels into files",
  write: "change saved carousels and webhooks",
  publish: "schedule and publish posts on your connected accounts",
};
