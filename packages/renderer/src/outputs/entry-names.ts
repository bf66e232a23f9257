import { zipEntryName } from "@slideloom/core/outputs";
import type { FileOptions } from "./file-options.ts";

/** Lists the paths of images in a ZIP; images of several posts are in one folder per post. */
export function listEntryNames(
  images: number,
  { image = "png", posts = [] }: Pick<FileOptions, "image" | "posts">,
): string[] {
  const folders =
    posts.length > 1
      ? posts.flatMap((count, index) => Array<string>(count).fill(`post-${index + 1}/`))
      : [];
  return Array.from(
    { length: images },
    (_, index) => (folders[index] ?? "") + zipEntryName(index + 1, image),
  );
}
