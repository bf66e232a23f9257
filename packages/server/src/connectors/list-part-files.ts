import type { PublishedFile, TargetRun } from "./connector.ts";

/** The pictures of the post that is next. */
export function listPartFiles({
  files,
  part,
  split,
}: Pick<TargetRun, "files" | "part" | "split">): PublishedFile[] {
  const start = split.slice(0, part).reduce((slides, count) => slides + count, 0);
  return files.slice(start, start + (split[part] ?? 0));
}

/** The words of the post that is next: replies say which of how many they are. */
export const buildPartText = ({
  payload,
  part,
  split,
}: Pick<TargetRun, "payload" | "part" | "split">) =>
  part === 0 ? payload.caption : `${part + 1}/${split.length}`;
