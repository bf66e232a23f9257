const address =
  /^(?:https?:\/\/)?(?:[^\s/.:?#@]+\.)+(\p{L}[^\s/.:?#@]+)(?::\d+)?([/?#]\S*)?$|^https?:\/\/\S+$/iu;

/** File extensions. If a text ends like a file name, it counts as an address only with `https://`, `www.` or a path. */
const fileEnding =
  /^(?:md|mdx|markdown|txt|rtf|csv|tsv|json|ya?ml|toml|xml|html?|css|s[ac]ss|[cm]?[jt]sx?|vue|svelte|py|rb|rs|go|java|kt|swift|cs|cpp|php|sh|sql|env|lock|log|exe|zip|tar|gz|pdf|docx?|pptx?|xlsx?|key|png|jpe?g|gif|webp|avif|svg|heic|mp[34]|mov|wav|srt|vtt|ps|psd|fig)$/i;

export function isAddress(typed: string): boolean {
  const text = typed.trim();
  if (text.length >= 2100) return false;
  const [found, ending = "", path] = address.exec(text) ?? [];
  if (found === undefined) return false;
  if (/^(?:https?:\/\/|www\.)/i.test(text) || path !== undefined) return true;
  // A capital letter after the dot indicates a name such as `ASP.NET`, or a full stop without a space.
  return !fileEnding.test(ending) && !/\p{Lu}/u.test(ending);
}
