import { expect, test } from "vitest";
import { listUndrawnSvg } from "./list-undrawn-svg.ts";

const html = "HTML text (foreignObject)";
const others = "images, fonts or styles from other files";
const list = (content: string) =>
  listUndrawnSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

test.for([
  [`<foreignObject width="9" height="9"><p>Words</p></foreignObject>`, [html]],
  [`<switch><svg:foreignObject>a</svg:foreignObject><text>b</text></switch>`, [html]],
  [`<image href="https://a.test/b.png"/>`, [others]],
  [`<image width="1"\n xlink:href='photo.jpg' />`, [others]],
  [`<image data-a="1>0" href="//a.test/b.png"/>`, [others]],
  [`<use href="other.svg#x"/>`, [others]],
  [`<filter><feImage href="a.png"/></filter>`, [others]],
  [`<style>@import "a.css";</style>`, [others]],
  [`<style>@font-face { src: url(https://a.test/a.woff2) }</style>`, [others]],
  [`<rect fill="url(other.svg#g)"/>`, [others]],
  [`<rect style="fill: url(&quot;other.svg#g&quot;)"/>`, [others]],
  [`<foreignObject><p>a</p></foreignObject><image href="a.png"/>`, [html, others]],
] as const)("%s is reported as not fully drawn", ([content, undrawn]) => {
  expect(list(content)).toEqual(undrawn);
});

test("a style sheet reference before the drawing is reported as another file", () => {
  expect(listUndrawnSvg('<?xml-stylesheet href="a.css"?><svg/>')).toEqual([others]);
});

test.for([
  `<image href="data:image/png;base64,AAAA"/>`,
  `<use href="#x"/><use xlink:href='#x'/>`,
  `<rect fill="url(#g)"/><rect style="fill: url('#g')"/>`,
  `<a href="https://a.test"><text>A link is drawn</text></a>`,
  `<!-- <image href="https://a.test/b.png"/> <foreignObject>a</foreignObject> -->`,
  `<foreignObject width="9" height="9"/>`,
  `<script href="a.js"/><metadata>https://a.test</metadata>`,
])("%s is fully drawn", (content) => {
  expect(list(content)).toEqual([]);
});
