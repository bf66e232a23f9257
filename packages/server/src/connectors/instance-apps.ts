/** The OAuth client of this server at a network's server. */
export interface InstanceClient {
  id: string;
  secret: string;
}

/** OAuth clients registered at networks with many servers. All are kept, because sign-ins and tokens belong to theirs. */
export interface InstanceApps {
  /** Returns the newest client with that redirect URI. */
  findNewest(instanceUrl: string, redirectUri: string): Promise<InstanceClient | null>;
  /** An empty id finds the client of connections from before ids were stored. */
  find(instanceUrl: string, clientId: string): Promise<InstanceClient | null>;
  save(instanceUrl: string, redirectUri: string, client: InstanceClient): Promise<void>;
  forget(instanceUrl: string, clientId: string): Promise<void>;
}
