/** What both evaluations are given. */
export interface EvalOptions {
  /** Folder of the reports. */
  out: string;
  /** Evaluates only the first requests or sources; undefined means all. */
  count: number | undefined;
  /** Writes the posts, too. */
  posts: boolean;
  version: string;
  date: string;
}
