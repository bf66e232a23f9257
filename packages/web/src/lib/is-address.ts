const address =
  /^(?:https?:\/\/)?(?:[^\s/.:?#@]+\.)+(\p{L}[^\s/.:?#@]+)(?::\d+)?([/?#]\S*)?$|^https?:\/\/\S+$/iu;

/**
 * Name endings of files and code, such as `node.js`. Some of them are also top-level domains. Web addresses with such
 * an ending need `https://` or a path.
 */
const fileEnding =
  /^(?:md|mdx|markdown|txt|rtf|csv|tsv|json|ya?ml|toml|xml|html?|css|s[ac]ss|[cm]?[jt]sx?|vue|svelte|py|rb|rs|go|java|kt|swift|cs|cpp|php|sh|sql|env|lock|log|exe|zip|tar|gz|pdf|docx?|pptx?|xlsx?|key|png|jpe?g|gif|webp|avif|svg|heic|mp[34]|mov|wav|srt|vtt|ps|psd|fig)$/i;

/** Whether a typed text is one web address. */
export function isAddress(typed: string): boolean {
  const text = typed.trim();
  if (text.length >= 2100) return false;
  const [found, ending = "", path] = address.exec(text) ?? [];
  if (found === undefined) return false;
  if (/^(?:https?:\/\/|www\.)/i.test(text) || path !== undefined) return true;
  // If the ending has a capital letter, the dot is part of a name, such as `ASP.NET`, or a full stop without a space
  // after it.
  return !fileEnding.test(ending) && !/\p{Lu}/u.test(ending);
}
