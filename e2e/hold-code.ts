import type { Page } from "playwright-core";

/** Delays files of the app's code until the returned function is called. */
export async function holdCode(page: Page, name = "*"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/app/${name}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
