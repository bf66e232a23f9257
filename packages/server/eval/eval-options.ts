/** Options of both evaluations: of fixed requests, and of sources. */
export interface EvalOptions {
  /** Folder of the reports. */
  out: string;
  /** Evaluates only the first requests or sources; undefined means all. */
  count: number | undefined;
  /** If true, every post is written to a file, too. */
  posts: boolean;
  version: string;
  date: string;
}
