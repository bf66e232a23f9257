import { snapdom } from "@zumer/snapdom";
import { toBlob } from "html-to-image";
import html2canvas from "html2canvas-pro";
import { domToBlob } from "modern-screenshot";

const scale = 2;
let fontEmbedCSS = "";

/**
 * Embeds fonts once for several images, as html-to-image's documentation advises. The library's own function misses
 * fonts of families with several files.
 */
export async function embedFonts(fontCss) {
  const urls = fontCss.match(/\/assets\/fonts\/[\w.-]+/g);
  const files = await Promise.all(urls.map(async (url) => [url, await readDataUrl(url)]));
  fontEmbedCSS = files.reduce((css, [url, dataUrl]) => css.replace(url, dataUrl), fontCss);
}

async function readDataUrl(url) {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** Compared libraries, each used as documented: returns an element's PNG at twice its size, with fonts. */
export const peers = {
  snapdom: (element) => snapdom.toBlob(element, { format: "png", scale, dpr: 1 }),
  "html-to-image": (element) => toBlob(element, { pixelRatio: scale, fontEmbedCSS }),
  "modern-screenshot": (element) => domToBlob(element, { scale }),
  "html2canvas-pro": async (element) => {
    const canvas = await html2canvas(element, { scale, logging: false });
    return new Promise((resolve) => {
      canvas.toBlob(resolve, "image/png");
    });
  },
};
