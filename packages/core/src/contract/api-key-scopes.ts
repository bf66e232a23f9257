/**
 * What an API key or a connected program may do: read data, generate posts for credits, draw slides, change saved data,
 * and publish.
 */
export const apiKeyScopes = ["read", "generate", "render", "write", "publish"] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];
