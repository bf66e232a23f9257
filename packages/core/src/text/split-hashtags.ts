/**
 * Splits hashtags as people type them. If there are commas, semicolons or line ends, each part is one hashtag with its
 * spaces; parts with `#` are split at spaces. Without separators, each word is one hashtag.
 */
export function splitHashtags(typed: string): string[] {
  const parts = typed.split(/[,;\n、，；]+/);
  const isByWords = parts.filter((part) => part.trim() !== "").length <= 1;
  return parts
    .flatMap((part) => (isByWords || part.includes("#") ? part.split(/\s+/) : [part.trim()]))
    .filter((tag) => tag !== "");
}
