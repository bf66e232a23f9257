import { Renderer } from "@takumi-rs/core";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/engine.ts";
import { checkSvg } from "./check-svg.ts";

const rect = '<rect width="9" height="9" fill="red"/>';
const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join("");
const nest = (name: string) => (count: number) =>
  wrap(`<${name}>`.repeat(count) + rect + `</${name}>`.repeat(count));
const embed = (svg: string, start = "data:image/svg+xml;base64,") =>
  wrap(`<image width="9" height="9" href="${start}${Buffer.from(svg).toString("base64")}"/>`);

/** Drawings with `count` levels in each way that the engine follows. */
const ways: Record<string, (count: number) => string> = {
  groups: nest("g"),
  drawings: nest("svg"),
  links: nest("a"),
  switches: nest("switch"),
  "unknown elements": nest("x"),
  "elements with a prefix": (count) =>
    wrap("<svg:g xmlns:svg='http://www.w3.org/2000/svg'>".repeat(count)),
  "elements without an end": (count) => wrap("<g>".repeat(count)),
  "elements after a comment": (count) => `<!-- <g> -->${nest("g")(count)}`,
  "elements after a document type": (count) =>
    `<!DOCTYPE svg PUBLIC "a'>" [<!ENTITY a "b"> <!-- ' -->]>${nest("g")(count)}`,
  "elements with > in an attribute": (count) => wrap("<g id='>/>'>".repeat(count)),
  "groups in definitions": (count) =>
    wrap(`<defs>${"<g>".repeat(count)}${"</g>".repeat(count)}</defs>`),
  text: (count) =>
    wrap(`<text y="5">${"<tspan>".repeat(count)}a${"</tspan>".repeat(count)}</text>`),
  copies: (count) =>
    wrap(times(count, (n) => `<g id="a${n}"><use href="#a${n + 1}"/></g>`) + `<use href="#a0"/>`),
  "copies by xlink": (count) =>
    wrap(times(count, (n) => `<g id="a${n}"><use xlink:href=" #a${n + 1} "/></g>`)),
  masks: (count) =>
    wrap(
      times(
        count,
        (n) => `<mask id="m${n}"><rect width="9" height="9" mask="url(#m${n + 1})"/></mask>`,
      ) + `<rect width="9" height="9" mask="url(#m0)"/>`,
    ),
  "masks of masks": (count) =>
    wrap(
      times(count, (n) => `<mask id="m${n}" mask="url('#m${n + 1}')">${rect}</mask>`) +
        `<rect width="9" height="9" mask="url(#m0)"/>`,
    ),
  "clip paths": (count) =>
    wrap(
      times(
        count,
        (n) =>
          `<clipPath id="m${n}" style="clip-path: url( &quot;#m${n + 1}&quot; )">${rect}</clipPath>`,
      ) + `<rect width="9" height="9" clip-path="url(#m0)"/>`,
    ),
  patterns: (count) =>
    wrap(
      times(
        count,
        (n) =>
          `<pattern id="m${n}" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="url(#m${n + 1})"/></pattern>`,
      ) + `<rect width="9" height="9" fill="url(#m0)"/>`,
    ),
  "inherited patterns": (count) =>
    wrap(
      times(
        count,
        (n) =>
          `<g fill="url(#m${n + 1})"><pattern id="m${n}" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5"/></pattern></g>`,
      ) + `<rect width="9" height="9" fill="url(#m0)"/>`,
    ),
  markers: (count) =>
    wrap(
      times(
        count,
        (n) =>
          `<marker id="m${n}" overflow="visible"><path d="M0 0L5 5" stroke="red" marker-end="url(#m${n + 1})"/></marker>`,
      ) + `<path d="M0 0L5 5" stroke="red" marker-end="url(#m0)"/>`,
    ),
  filters: (count) =>
    wrap(
      times(
        count,
        (n) =>
          `<filter id="m${n}"><feImage href="#r${n}"/></filter><rect id="r${n}" width="5" height="5" filter="url(#m${n + 1})"/>`,
      ) + `<rect width="9" height="9" filter="url(#m0)"/>`,
    ),
  "classes of a style sheet": (count) =>
    wrap(
      `<style>/* } */<![CDATA[${times(count, (n) => `rect.c${n}, b > .c${n}:hover { fill : red; mask : url(#m${n}) }`)}]]></style>` +
        times(
          count,
          (n) => `<mask id="m${n}"><rect class="x c${n + 1}" width="9" height="9"/></mask>`,
        ) +
        `<rect class="c0" width="9" height="9"/>`,
    ),
  "ids of a style sheet": (count) =>
    wrap(
      `<style>${times(count, (n) => `#r${n}{mask:url(#m${n})}`)}</style>` +
        times(count, (n) => `<mask id="m${n}"><rect id="r${n + 1}" width="9" height="9"/></mask>`) +
        `<rect id="r0" width="9" height="9"/>`,
    ),
  "an embedded drawing": (count) => embed(nest("g")(count)),
  "an embedded drawing without a type": (count) => embed(nest("g")(count), "DATA:;base64,"),
  "an embedded drawing as text": (count) => embed(nest("g")(count), "data:text/plain;base64,"),
  "an embedded drawing with escapes": (count) =>
    wrap(
      `<image width="9" height="9" href=" data:image/svg&#43;xml,${encodeURIComponent(nest("g")(count))}"/>`,
    ),
};

const check = (svg: string) => checkSvg(Buffer.from(svg));

describe.each(Object.entries(ways))("%s", (_, draw) => {
  test("are drawn up to the limit, and refused beyond", async () => {
    const engine = createEngine(new Renderer());
    const svg = draw(30);
    check(svg);
    const image = { src: "drawing", data: Buffer.from(svg) };
    const node = { type: "image", src: "drawing", style: { width: 9, height: 9 } } as const;
    const options = { widthPx: 9, heightPx: 9, scale: 1, type: "raw" } as const;
    await engine.render(node, { ...options, images: [image] }).catch(() => undefined);
    expect(() => check(draw(101))).toThrow("nested more than 100 deep");
    expect(() => check(draw(20_000))).toThrow("nested more than 100 deep");
  });
});

test.for([
  ["a mask in itself", `<mask id="m"><rect mask="url(#m)"/></mask>`],
  ["two copies in each other", `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`],
  ["a class in itself", `<style>.a{mask:url(#m)}</style><mask id="m"><g class="a"/></mask>`],
] as const)("%s have no end", ([, content]) => {
  expect(() => check(wrap(content))).toThrow("nested more than 100 deep");
});

test.for([
  '<!ENTITY a "<g>">',
  '<!ENTITY a "&b;">',
  '<!ENTITY a "&#60;g>">',
  "<!ELEMENT a '>",
  "<?a ' ?>",
])("a document type with %s is refused", (definition) => {
  expect(() => check(`<!DOCTYPE svg [${definition}]>${wrap("")}`)).toThrow("nested");
});

test("parts that are repeated a million times are refused", () => {
  const masks = times(
    25,
    (n) => `<mask id="m${n}">${`<rect mask="url(#m${n + 1})"/>`.repeat(2)}</mask>`,
  );
  expect(() => check(wrap(`${masks}<rect mask="url(#m0)"/>`))).toThrow("repeated too often");
});

test("an editor's usual file is drawn", () => {
  const classes = times(
    300,
    (n) => `.cls-${n}{fill:url(#gradient-${n});clip-path:url(#clip-${n})}`,
  );
  const shapes = times(
    300,
    (n) =>
      `<linearGradient id="gradient-${n}" xlink:href="#gradient-0"/><clipPath id="clip-${n}"><path d="M0 0"/></clipPath><g class="cls-${n}"><path d="M0 0L9 9"/></g>`,
  ).replace(' xlink:href="#gradient-0"', "");
  expect(() =>
    check(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${wrap(
        `<defs><style>${classes}</style></defs><g fill="url(#gradient-1)"><defs><linearGradient id="gradient-x"><stop offset="1"/></linearGradient></defs>${shapes}<a href="#gradient-0">${rect}</a></g>`,
      )}`,
    ),
  ).not.toThrow();
});
