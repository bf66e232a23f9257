/** Slideloom's OAuth client at one server of a network that has many servers, such as Mastodon. */
export interface InstanceClient {
  id: string;
  secret: string;
}

/**
 * OAuth clients that Slideloom registered at networks with many servers. All clients are kept, because a sign-in or
 * token works only with its own client.
 */
export interface InstanceApps {
  /** Returns the newest client that is registered with the redirect URI. */
  findNewest(instanceUrl: string, redirectUri: string): Promise<InstanceClient | null>;
  /** If `clientId` is empty, returns the client that Slideloom used before it stored client ids with connections. */
  find(instanceUrl: string, clientId: string): Promise<InstanceClient | null>;
  save(instanceUrl: string, redirectUri: string, client: InstanceClient): Promise<void>;
  forget(instanceUrl: string, clientId: string): Promise<void>;
}
