/** Matches XML before its first element: white space, declarations, comments and a DOCTYPE. */
const prolog = String.raw`(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*`;
const xmlFeed = new RegExp(`^${prolog}<(rss|feed|rdf:RDF)[\\s>]`, "i");
const jsonFeed = /^\s*\{[^{}]*"version"\s*:\s*"https?:\/\/(www\.)?jsonfeed\.org\//;

export function isFeed(text: string): boolean {
  const start = text.slice(0, 2000);
  return xmlFeed.test(start) || jsonFeed.test(start);
}
