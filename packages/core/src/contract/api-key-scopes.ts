/** What an API key permits: to read data, to generate posts for credits, to draw slides, and to change saved data. */
export const apiKeyScopes = ["read", "generate", "render", "write"] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];
