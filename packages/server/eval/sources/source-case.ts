import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const checkSchema = z.union([
  z.strictObject({ number: z.number(), unit: z.string().optional() }),
  z.strictObject({ anyOf: z.array(z.string()).min(1) }),
  z.strictObject({ noneOf: z.array(z.string()).min(1) }),
  z.strictObject({ language: z.string() }),
  z.strictObject({ slides: z.int() }),
  z.strictObject({ grounded: z.literal(true) }),
]);

const caseSchema = z.object({
  id: z.string(),
  language: z.string(),
  /** A file name with an extension that shows the kind of text, e.g. `loans.csv`. */
  fileName: z.string().optional(),
  request: z.object({
    slides: z.int().min(1).max(15),
    templateType: z.string(),
    writingStyle: z.string(),
  }),
  text: z.string(),
  /** Statements that are true of a good post. */
  items: z.array(z.object({ id: z.string(), q: z.string(), check: checkSchema.nullable() })),
});

/** A check that a program can do. */
export type ItemCheck = z.infer<typeof checkSchema>;

/** A source with statements about the post that is made from it. */
export type SourceCase = z.infer<typeof caseSchema>;

/** Reads all JSON files of a folder, one source each. `skipped` lists the names of files with another structure. */
export function readSourceCases(folder: string): { cases: SourceCase[]; skipped: string[] } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => ({
      name,
      read: caseSchema.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
    }));
  return {
    cases: files.flatMap(({ read }) => (read.success ? [read.data] : [])),
    skipped: files.flatMap(({ name, read }) => (read.success ? [] : [name])),
  };
}
