/** The OAuth client of this server at a network's server. */
export interface InstanceClient {
  id: string;
  secret: string;
}

/**
 * OAuth clients registered at networks with many servers. All are kept, because each sign-in and token belongs to one
 * client.
 */
export interface InstanceApps {
  /** Returns the newest client that is registered with the redirect URI. */
  findNewest(instanceUrl: string, redirectUri: string): Promise<InstanceClient | null>;
  /** An empty `clientId` finds the client of connections that were made before client ids were stored. */
  find(instanceUrl: string, clientId: string): Promise<InstanceClient | null>;
  save(instanceUrl: string, redirectUri: string, client: InstanceClient): Promise<void>;
  forget(instanceUrl: string, clientId: string): Promise<void>;
}
