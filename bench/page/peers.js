import { snapdom } from "@zumer/snapdom";
import { getFontEmbedCSS, toBlob } from "html-to-image";
import html2canvas from "html2canvas-pro";
import { domToBlob } from "modern-screenshot";

const scale = 2;
let fontEmbedCSS = "";

/** Its documentation advises to embed the fonts once for several pictures; `element` shows all of these. */
export async function embedFonts(element) {
  fontEmbedCSS = await getFontEmbedCSS(element, { preferredFontFormat: "woff2" });
}

/** Each library as its documentation says, asked for a PNG at twice the size, fonts included. */
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
