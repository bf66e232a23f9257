/** Whether a decoded text is a feed. */
export function isFeed(text: string): boolean {
  const start = text.slice(0, 2000).trimStart();
  return (
    /^(<\?xml[^>]*\?>\s*)?((<!--.*?-->|<\?[^>]*\?>)\s*)*<(rss|feed|rdf:RDF)[\s>]/is.test(start) ||
    /^\{[^{}]*"version"\s*:\s*"https?:\/\/(www\.)?jsonfeed\.org\//.test(start)
  );
}
