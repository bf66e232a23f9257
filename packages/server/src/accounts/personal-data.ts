/** What a part of the product keeps about an account; each part adds its own, for the export and for leaving. */
export interface PersonalData {
  /** Its name in the export. */
  readonly name: string;
  /** All of it as JSON, without secrets. */
  collect(accountId: string): Promise<unknown>;
  /** Removes what the database does not remove with the account by itself. */
  erase?(accountId: string): Promise<void>;
}
