import type { Page } from "playwright-core";

/** Keeps files of the app's code back until what it resolves to is called. */
export async function holdCode(page: Page, name = "*"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/app/${name}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
