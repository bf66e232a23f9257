import { describe, expect, test } from "vitest";
import { outline, read } from "../read-file.fixture.ts";

/** Reads the body of a document that has no parts such as a menu. */
const readBody = (body: string, head = "") =>
  read(`<html lang="en"><head>${head}</head><body>${body}</body></html>`);

const text = async (body: string, head?: string) => outline(await readBody(body, head));

describe("an element that HTML doesn't know stays in its sentence:", () => {
  test.each([
    ["a custom element", "<p>The <tea-term>oolong</tea-term> steeps.</p>"],
    ["an old element", "<p>The <nobr>oolong</nobr> steeps.</p>"],
    ["an output", "<p>The <output>oolong</output> steeps.</p>"],
    ["a nested one", "<p>The <x-a><x-b>oolong</x-b></x-a> steeps.</p>"],
  ])("%s", async (_, body) => {
    expect(await text(body)).toEqual(["p The oolong steeps."]);
  });

  test("blocks inside it are blocks", async () => {
    expect(await text("<my-card><h2>Tea</h2><p>It steeps.</p></my-card>")).toEqual([
      "h2 Tea",
      "p It steeps.",
    ]);
  });

  test("an inline element that its style shows as a block is one", async () => {
    const body =
      '<div><span style="display:block">First.</span><span style="display:block">Second.</span></div>';
    expect(await text(body)).toEqual(["p First.", "p Second."]);
  });
});

describe("raised and lowered text keeps its meaning:", () => {
  test.each([
    ["<p>8 × 10<sup>9</sup> cells in 3 m<sup>2</sup></p>", "p 8 × 10⁹ cells in 3 m²"],
    ["<p>8 × 10<sup>−9</sup> m</p>", "p 8 × 10⁻⁹ m"],
    ['<p>10<span style="font-size:.6em;vertical-align:super">9</span> cells</p>', "p 10⁹ cells"],
    ["<p>the 3<sup>rd</sup> of May, H<sub>2</sub>O</p>", "p the 3rd of May, H2O"],
    [
      "<p>2 <sup>1</sup>⁄<sub>2</sub> cups, 2<sup>1</sup>/<sub>2</sub> cups</p>",
      "p 2 ½ cups, 2½ cups",
    ],
    [
      '<p>Done<sup><a href="#n1">1</a></sup> and dusted<a href="#n2"><sup>[2]</sup></a>.</p>',
      "p Done and dusted.",
    ],
  ])("%s", async (body, expected) => {
    expect(await text(body)).toEqual([expected]);
  });

  test("by a class of a style sheet", async () => {
    const head = "<style>.c4{vertical-align:super;font-size:8pt}</style>";
    expect(await text('<p>10<span class="c4">9</span> cells</p>', head)).toEqual(["p 10⁹ cells"]);
  });
});

describe("struck-out words are left out and listed:", () => {
  test.each([
    ["del", "<del>$9</del>"],
    ["s", "<s>$9</s>"],
    ["strike", "<strike>$9</strike>"],
    ["nested", "<s><b>$</b>9</s>"],
    ["a style", '<span style="text-decoration: line-through red">$9</span>'],
  ])("%s", async (_, gone) => {
    const found = await readBody(`<p>Tea: ${gone} <ins>$7</ins> a cup</p>`);
    expect(outline(found)).toEqual(["p Tea: $7 a cup"]);
    expect(found.source.read.left).toEqual(["1 struck-out word: $9"]);
  });

  test("across paragraphs, and in a table", async () => {
    const found = await readBody(
      `<del><p>Old rule.</p><p>Older rule.</p></del><p>New rule.</p>
      <table><tr><th>Tea</th><th>Price</th></tr><tr><td>Oolong</td><td><s>9</s> 7</td></tr></table>`,
    );
    expect(outline(found)).toEqual(["p New rule.", "t Tea: Oolong · Price: 7"]);
    expect(found.source.read.left).toEqual(["3 struck-out words: Old rule., Older rule., 9"]);
  });
});

describe("images:", () => {
  test("an emoji is text", async () => {
    const body =
      '<ul><li><img class="emoji" alt="🫖" src="a.svg"> Warm the pot</li><li><img alt="1️⃣"> Wait</li></ul>';
    expect(await text(body)).toEqual(["li0 🫖 Warm the pot", "li0 1️⃣ Wait"]);
  });

  test("one with words is listed, one without isn't", async () => {
    const found = await readBody(
      '<p>Tea.</p><img alt="A chart of rain in May" src="a.png"><img src="b.png">',
    );
    expect(outline(found)).toEqual(["p Tea."]);
    expect(found.source.read.left).toEqual(["1 image: A chart of rain in May"]);
  });
});

describe("a formula is one word of its sentence:", () => {
  const math =
    "<math><semantics><mrow><mi>v</mi><mo>=</mo><mfrac><mi>s</mi><msup><mi>t</mi><mn>2</mn></msup></mfrac></mrow>" +
    '<annotation encoding="application/x-tex">v=\\frac{s}{t^2}</annotation></semantics></math>';
  const inside = "p The speed v=s/t² counts.";

  test.each([
    ["MathML", math],
    [
      "KaTeX",
      `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true"><span>v=st2</span></span></span>`,
    ],
    [
      "MathJax 3",
      `<mjx-container><mjx-math aria-hidden="true"><mjx-c>v</mjx-c></mjx-math><mjx-assistive-mml>${math}</mjx-assistive-mml></mjx-container>`,
    ],
    [
      "MathJax 2",
      `<span class="MathJax_Preview"></span><span class="MathJax"><nobr>v=st2</nobr></span><script type="math/tex">v=\\frac{s}{t^2}</script>`,
    ],
    [
      "a hidden copy beside an image",
      `<span class="mwe-math-element"><span style="display: none;">${math}</span><img class="mwe-math-fallback-image-inline" alt="{\\displaystyle v={\\frac {s}{t^{2}}}}"></span>`,
    ],
    ["an image with TeX", '<img class="latex" alt="v=\\frac{s}{t^2}">'],
  ])("%s", async (_, formula) => {
    const found = await readBody(`<p>The speed ${formula} counts.</p>`);
    expect(outline(found)).toEqual([inside]);
    expect(found.source.read.left).toEqual([]);
  });

  test("one in a hidden part stays hidden", async () => {
    const found = await readBody(`<p>Tea.</p><p style="display:none">SNAKEOIL ${math}</p>`);
    expect(outline(found)).toEqual(["p Tea."]);
  });
});

describe("bold is what the style says:", () => {
  test("a wrapper of normal weight makes no headings", async () => {
    const body =
      '<b style="font-weight:normal"><p><span style="font-weight:400">Green tea first</span></p><p>Then black</p></b>';
    expect(await text(body)).toEqual(["p Green tea first", "p Then black"]);
  });

  test("a short paragraph of great weight is a heading", async () => {
    const body =
      '<p><span style="font-weight:700">Green tea first</span></p><p>It needs 70 degrees.</p>';
    expect(await text(body)).toEqual(["h3 Green tea first", "p It needs 70 degrees."]);
  });
});

describe("quotes keep their speakers:", () => {
  test.each([
    ["cite", "<cite>Ada Moor</cite>"],
    ["a footer", "<footer>— Ada Moor</footer>"],
    ["a line with a dash", "<p>– Ada Moor</p>"],
  ])("%s", async (_, name) => {
    const found = await readBody(
      `<blockquote><p>Tea is patience.</p>${name}</blockquote><blockquote><p>Coffee is not.</p>${name.replace("Ada", "Ben")}</blockquote><p>So they say.</p>`,
    );
    expect(found.passages.map(({ text: words, speaker }) => [words, speaker])).toEqual([
      ["Tea is patience.", "Ada Moor"],
      ["Coffee is not.", "Ben Moor"],
      ["So they say.", undefined],
    ]);
  });

  test("a footer inside one quote, none for the next, and a caption for the third", async () => {
    const html =
      "<blockquote><p>Tea is patience.</p><footer>— Ada Moor</footer></blockquote><p>We poured on.</p>" +
      "<blockquote><p>Coffee is not.</p></blockquote>" +
      "<figure><blockquote><p>Water is all.</p></blockquote><figcaption>— Cleo Tan</figcaption></figure>";
    const { passages } = await readBody(html);
    expect(passages.map(({ text: words, speaker }) => [words, speaker])).toEqual([
      ["Tea is patience.", "Ada Moor"],
      ["We poured on.", undefined],
      ["Coffee is not.", undefined],
      ["Water is all.", "Cleo Tan"],
    ]);
  });

  test("a caption below, and a line after the quote", async () => {
    const found = await readBody(
      "<figure><blockquote>Tea is patience.</blockquote><figcaption>Ada Moor, <cite>On Tea</cite></figcaption></figure>" +
        "<blockquote>Coffee is not.</blockquote><p>— Ben Moor</p>",
    );
    expect(found.passages.map(({ speaker }) => speaker)).toEqual(["Ada Moor, On Tea", "Ben Moor"]);
  });

  test("a title inside a quote stays in it", async () => {
    expect(
      await text("<blockquote><p>In <cite>Hamlet</cite> they drink.</p></blockquote>"),
    ).toEqual(["q In Hamlet they drink."]);
  });
});

describe("a section that appears when it is scrolled to is read:", () => {
  const words =
    "The kettle stands by the window, and whoever comes first in the morning fills it for all the others.";
  test.each([
    ["with a heading", 'style="opacity:0"'],
    ["with a shift", 'style="opacity:0;transform:translateY(30px)"'],
    ["of a library", 'data-aos="fade-up" style="opacity:0"'],
  ])("%s", async (_, attributes) => {
    const found = await readBody(`<section ${attributes}><h2>Kettle</h2><p>${words}</p></section>`);
    expect(outline(found)).toEqual(["h2 Kettle", `p ${words}`]);
    expect(found.source.read.left).toEqual([]);
  });

  test("a hidden menu isn't", async () => {
    const found = await readBody(
      `<p>${words}</p><nav style="visibility:hidden"><h2>Menu</h2><p>${words}</p></nav>`,
    );
    expect(outline(found)).toEqual([`p ${words}`]);
  });
});

describe("a bold line above words of its paragraph", () => {
  test.each([
    ["with the break after it", "<p><b>The pot</b><br>It steeps for four minutes.</p>"],
    ["with the break inside it", "<p><strong>The pot<br></strong> It steeps for four minutes.</p>"],
  ])("is their heading, %s", async (_, body) => {
    expect(await text(body)).toEqual(["h3 The pot", "p It steeps for four minutes."]);
  });

  test.each([
    ["ends like a sentence", "<p><b>It is hot.</b><br>It steeps for four minutes.</p>"],
    ["has only a few words below", "<p><b>Ada Moor</b><br>Tea master</p>"],
    ["is one of several", "<p><b>The pot<br>and the cup</b><br>They steep for four minutes.</p>"],
    ["is in a list", "<ul><li><b>The pot</b><br>It steeps for four minutes.</li></ul>"],
  ])("isn't if it %s", async (_, body) => {
    expect((await text(body)).filter((line) => line.startsWith("h3"))).toEqual([]);
  });
});

test("line breaks in the file don't end paragraphs; two in the text do", async () => {
  expect(
    await text("<p>One line\n\n  and another.</p><p>First.<br>\n<br>Second.\n<br>Still.</p>"),
  ).toEqual(["p One line and another.", "p First.", "p Second. Still."]);
});

describe("videos and other parts that an extractor drops are counted:", () => {
  const long =
    "We ran the small tea room for eleven months before we wrote any of this down, and most of what we believed in the first week was wrong. ";
  const page = (parts: string) =>
    read(
      `<html lang="en"><head><title>The tea room</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>The tea room</h1><p>The first winter. ${long}${long}</p>${parts}<p>The second winter. ${long}${long}</p></article></main></body></html>`,
    );

  test.each([
    ['<video src="a.mp4" title="The kettle"></video>', "1 video: The kettle"],
    [
      '<div><iframe src="https://www.youtube.com/embed/x" title="Steam"></iframe></div>',
      "1 video: Steam",
    ],
    ['<p><iframe data-src="https://open.spotify.com/embed/x"></iframe></p>', "1 audio recording"],
    ["<audio controls></audio>", "1 audio recording"],
    ['<figure><iframe src="https://datawrapper.example/x"></iframe></figure>', "1 embedded page"],
    ['<object data="menu.pdf"></object>', "1 embedded file"],
    [
      "<svg><g><text>Tea sold</text><text>62 cups</text></g></svg>",
      "1 image with words: Tea sold 62 cups",
    ],
    ['<lite-youtube videoid="x"></lite-youtube>', "1 video"],
  ])("%s", async (part, left) => {
    expect((await page(part)).source.read.left).toEqual([left]);
  });

  test.each([
    '<iframe src="https://www.googletagmanager.com/ns.html"></iframe>',
    '<iframe src="https://ad.example/x" width="1" height="1"></iframe>',
    "<svg><path d='M0 0'/></svg>",
    '<div style="display:none"><video src="a.mp4"></video></div>',
  ])("%s isn't", async (part) => {
    expect((await page(part)).source.read.left.join()).not.toMatch(/video|embedded|image/);
  });

  test("a heading that an extractor dropped stays above a list of short items", async () => {
    const found = await page(
      '<p>Tea rests.</p><h2 class="header-anchor-post">The leaves</h2><ul><li>Two spoons</li><li>Three minutes</li></ul>',
    );
    expect(outline(found).slice(-5, -1)).toEqual([
      "p Tea rests.",
      "h2 The leaves",
      "li0 Two spoons",
      "li0 Three minutes",
    ]);
  });
});

test("formulas that a script would draw are written in their sentence", async () => {
  expect(await text(String.raw`<p>So \(a^2+b^2\) it is.</p>`)).toEqual(["p So a²+b² it is."]);
});

describe("pasted from office programs", () => {
  const mark = (typed: string) =>
    `<span style='mso-list:Ignore'>${typed}<span>&nbsp;&nbsp; </span></span>`;
  const item = (level: number, typed: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'>${mark(typed)}${words}</p>`;

  test("Word's list paragraphs are lists, and its numbered headings are headings", async () => {
    const heading = `<h2 style='mso-list:l1 level1 lfo2'>${mark("1.")}Tea</h2>`;
    const body = `${heading}${item(1, "·", "Boil")}${item(2, "o", "slowly")}${item(1, "2.", "Pour")}<p>Drink.</p>`;
    expect(await text(body)).toEqual(["h2 Tea", "li0 Boil", "li1 slowly", "li0. Pour", "p Drink."]);
  });

  test("a poll is listed, with what it asks", async () => {
    const found = await readBody(
      '<p>It rests.</p><div class="poll-embed"><h4>How long?</h4><div>Three minutes</div></div>',
    );
    expect(outline(found)).toEqual(["p It rests."]);
    expect(found.source.read.left).toEqual(["2 lines of a poll: How long?, Three minutes"]);
  });

  test("Word's comments are listed", async () => {
    const found = await readBody(
      `<p>It rests.<a href="#_msocom_1">[AM1]</a></p><div class=msocomtxt><p>For how long?</p></div>`,
    );
    expect(outline(found)).toEqual(["p It rests."]);
    expect(found.source.read.left).toEqual(["1 comment: For how long?"]);
  });

  test("the nested lists of Google Docs, which follow each other, keep their depth", async () => {
    const body = '<ul><li aria-level="1">Boil</li></ul><ul><li aria-level="2">slowly</li></ul>';
    expect(await text(body)).toEqual(["li0 Boil", "li1 slowly"]);
  });

  test("PowerPoint's bullets are list items", async () => {
    const body =
      "<div>First</div><div><span style='mso-special-format:bullet'>•</span>Second</div>";
    expect(await text(body)).toEqual(["p First", "li0 Second"]);
  });
});
