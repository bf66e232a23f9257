/** What the served page says of its server, as in `<meta name="slideloom-provider">`. */
export function readPageSetting(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="slideloom-${name}"]`)?.content;
}
