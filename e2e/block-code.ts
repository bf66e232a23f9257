import type { Page, Route } from "playwright-core";

/** How a browser fails to get a file: no connection, or a server that no longer has the file. */
export type Blocking = "lost" | "gone";

const refuse: Readonly<Record<Blocking, (route: Route) => Promise<void>>> = {
  lost: (route) => route.abort("connectionfailed"),
  gone: (route) => route.fulfill({ status: 404 }),
};

/** Blocks the app's code that the page hasn't loaded, until the returned function is called. */
export async function blockCode(
  page: Page,
  { name = "*", blocking = "lost" }: { name?: string; blocking?: Blocking } = {},
): Promise<() => Promise<void>> {
  const pattern = `**/assets/app/${name}.js`;
  const handler = refuse[blocking];
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
