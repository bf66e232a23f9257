/** Reads a setting that the server put into the page, as in `<meta name="slideloom-provider">`. */
export function readPageSetting(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="slideloom-${name}"]`)?.content;
}
