import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const entry = "packages/web/src/landing-frame.tsx";
const emptyRoot = '<div id="root"></div>';

/** Prerenders the landing page's first frame into `landing.html`, so it shows before any code loads. */
export async function prerenderLanding(root, folder) {
  // Imported only when the page is built, because the import takes 32 MB and 100 ms.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, entry), { root, logLevel: "warn" });
  const file = join(folder, "landing.html");
  const page = readFileSync(file, "utf8");
  if (!page.includes(emptyRoot)) throw new Error("The landing page has no place for its frame.");
  writeFileSync(
    file,
    page.replace(emptyRoot, () => `<div id="root">${module.landingFrame}</div>`),
  );
}
