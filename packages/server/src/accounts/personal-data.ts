/** One feature's data about an account, for the data export and for account deletion. */
export interface PersonalData {
  /** Key of this data in the export. */
  readonly name: string;
  /** Returns all data as JSON, without secrets. */
  collect(accountId: string): Promise<unknown>;
  /** Deletes data that the database does not delete by cascade. */
  erase?(accountId: string): Promise<void>;
}
