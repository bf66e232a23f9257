import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildDocx, paragraph, properties } from "../office/office-files.fixture.ts";
import { read } from "../read-file.fixture.ts";

const sentence = "<p>We bake every morning, and nobody who comes by goes home hungry.</p>";
const body = sentence.repeat(12);
const pageOf = (title: string, content: string, head = "") =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${content}</body></html>`;

/** A page in a browser, and the same page saved or pasted. */
const ways = { "a web page": { url: "https://bakery.example/bread" }, "a file": {} };

describe.for(Object.entries(ways))("the title of %s", ([, file]) => {
  const titleOf = async (title: string, content: string, head = "") =>
    (await read(pageOf(title, `<main>${content}</main>`, head), file)).source.title;

  test("is its own first heading, whatever the tab is called", async () => {
    const words = fc.constantFrom("Letter 14", "Rye", "A guide", "窯の話", "Entrée", "مقال");
    const joints = fc.constantFrom(" | ", " – ", ": ", "｜");
    await fc.assert(
      fc.asyncProperty(words, joints, words, async (one, joint, other) => {
        const content = `<h1>What we <em>learned</em> &amp; kept</h1>${body}<h2>${other}</h2>${body}`;
        const title = await titleOf(`${one} 1${joint}${other} 2`, content);
        expect(title).toBe("What we learned & kept");
      }),
      { numRuns: 20 },
    );
  });

  test.for([
    ["the heading is the site's name", "<h1>Harrow Bakery</h1><h2>Bread</h2>"],
    ["the first part is a heading", "<h2>Bread</h2>"],
    ["no heading is like it", "<h2>Flour</h2>"],
    ["several headings are first", "<h1>Flour</h1><p>Rye.</p><h1>Water</h1>"],
  ] as const)("has no site's name after a bar if %s", async ([, headings]) => {
    const content = `${headings}${body}`;
    expect(await titleOf("Bread | Harrow Bakery", content)).toBe("Bread");
    expect(await titleOf("Bread｜Harrow Bakery", content)).toBe("Bread");
  });

  test("keeps what follows a dash, unless it is the site's name", async () => {
    const site = '<meta property="og:site_name" content="Harrow Bakery">';
    const title = "Kaizen – a guide for bakers and millers";
    expect(await titleOf(title, body)).toBe(title);
    if ("url" in file) expect(await titleOf("Bread – Harrow Bakery", body, site)).toBe("Bread");
  });

  test("is the heading after the site's name", async () => {
    expect(await titleOf("Harrow Bakery | Bread", `<h1>Bread</h1>${body}`)).toBe("Bread");
  });
});

describe("the title of a Word document", () => {
  const company = "<Properties><Company>Harrow Bakery</Company></Properties>";
  const titleOf = async (saved: string, content: string) =>
    (
      await read(
        buildDocx(content, {
          "docProps/core.xml": properties(saved),
          "docProps/app.xml": company,
        }),
      )
    ).source.title;
  const bake = paragraph("We bake.");
  const sections = ["Flour", "Water"].map((text) => paragraph(text, { style: "H1" })).join(bake);

  test("is the paragraph in the style Title, or its only first heading", async () => {
    const title = paragraph("Bread", { style: "Title" });
    expect(await titleOf("Template 7", title + sections + bake)).toBe("Bread");
    const first = paragraph("Bread", { style: "H1" });
    expect(await titleOf("Template 7 | Harrow Bakery", first + bake)).toBe("Bread");
  });

  test("is the saved title without the company, if no heading names the whole", async () => {
    expect(await titleOf("Bread | Harrow Bakery", sections + bake)).toBe("Bread");
    expect(await titleOf("Bread – Harrow Bakery", sections + bake)).toBe("Bread");
    expect(await titleOf("Bread – a guide", bake)).toBe("Bread – a guide");
  });
});
