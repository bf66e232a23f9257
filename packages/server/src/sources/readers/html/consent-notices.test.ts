import { draftPost } from "@slideloom/core/sources";
import { expect, test } from "vitest";
import { identifySource } from "../../identify-source.ts";
import { outline, read, wordsOf } from "../read-file.fixture.ts";

const sentence = "We bake every morning, and nobody who comes by goes home hungry.";
const article = `<h1>Bread</h1>${`<p>${sentence}</p>`.repeat(8)}<h2>Rye</h2><p>It takes two days.</p>`;
const page = (body: string) =>
  `<!doctype html><html><head><title>Bread</title></head><body>${body}</body></html>`;

const notices = [
  ["en", "We use cookies."],
  ["en", "We use cookies to improve your experience. Read our privacy policy."],
  ["de", "Wir verwenden Cookies, um Zugriffe auf unsere Website zu analysieren."],
  ["fr", "Nous utilisons des cookies pour améliorer votre expérience."],
  ["es", "Utilizamos cookies propias y de terceros para analizar la web."],
  ["ja", "当サイトではCookieを使用しています。"],
  ["ar", "نستخدم ملفات تعريف الارتباط."],
] as const;

const buttons = "<button>OK</button><button>Reject</button>";
/** Where a page has its notice; `at` is the notice. */
const places: readonly ((at: string) => string)[] = [
  (at) => `<div class="cookie">${at} ${buttons}</div>${article}`,
  (at) => `<div id="onetrust-consent"><h2>Privacy</h2><p>${at}</p>${buttons}</div>${article}`,
  (at) => `<div>${at} ${buttons}</div>${article}`,
  (at) => `<nav>Home</nav><main>${article}</main><div role="dialog"><p>${at}</p>${buttons}</div>`,
  (at) => `${article}<section class="c-gdpr-bar"><div><p>${at}</p></div>${buttons}</section>`,
];

for (const [language, notice] of notices) {
  test.for([...places.entries()])(
    `a notice about cookies is left out of a page, and counted (${language}: ${notice}, place %s)`,
    async ([, place]) => {
      for (const file of [{}, { url: "https://bakery.example/bread" }]) {
        const found = await read(page(place(notice)), file);
        expect(wordsOf(found)).not.toContain(notice);
        expect(outline(found).at(-1)).toBe("p It takes two days.");
        expect(found.source.read.left.join()).toContain("1 cookie notice: ");
        const { post } = draftPost(identifySource(found), { slides: 4 });
        expect(JSON.stringify(post)).not.toMatch(/cookie|Cookie|الارتباط/u);
      }
    },
  );
}

test("a recipe for cookies and an article about notices are kept", async () => {
  const recipe = `<section class="cookie-recipe"><h1>Cookies</h1><p>We use cookies for the base.</p><p>${sentence}</p></section>`;
  expect(outline(await read(page(recipe)))).toEqual([
    "h1 Cookies",
    "p We use cookies for the base.",
    `p ${sentence}`,
  ]);
  const policy = `<div class="cookie-policy"><h1>Our cookies</h1><p>We use cookies to improve your experience.</p>${`<p>${sentence}</p>`.repeat(30)}</div>`;
  const found = await read(page(policy));
  expect(outline(found)[1]).toBe("p We use cookies to improve your experience.");
  expect(found.source.read.left).toEqual([]);
});

test("many nested elements with such names are read", async () => {
  const words = "<p>We use cookies on this site.</p>".repeat(400);
  const open = '<div class="cookie-consent">'.repeat(200);
  const many = `${open}${words}${"</div>".repeat(200)}`.repeat(40);
  const found = await read(page(`${article}${many}`));
  expect(outline(found)[0]).toBe("h1 Bread");
});
