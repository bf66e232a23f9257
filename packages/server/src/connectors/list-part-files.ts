import type { PublishedFile, TargetRun } from "./connector.ts";

/** Returns the images of the next post. */
export function listPartFiles({
  files,
  part,
  split,
}: Pick<TargetRun, "files" | "part" | "split">): PublishedFile[] {
  const start = split.slice(0, part).reduce((slides, count) => slides + count, 0);
  return files.slice(start, start + (split[part] ?? 0));
}

/** Returns the text of the next post: the caption, or `2/3` for a reply. */
export const buildPartText = ({
  payload,
  part,
  split,
}: Pick<TargetRun, "payload" | "part" | "split">) =>
  part === 0 ? payload.caption : `${part + 1}/${split.length}`;
