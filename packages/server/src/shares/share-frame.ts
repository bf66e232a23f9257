import { escapeQuoted } from "@slideloom/core/text";
import { shareWidth } from "@slideloom/core/contract/share-width";
import type { SharedCarousel } from "@slideloom/core/contract/shares";
import { getSizePreset } from "@slideloom/core/design";
import { describeSlide, headlineLabel, parsePost } from "@slideloom/core/document";

const root = '<div id="root"></div>';
/** Blocks rendering until the preview is complete, because parts that arrive later would shift the centred content. */
const expectWhole = '<link rel="expect" href="#root" blocking="render" />';

/**
 * Adds a preview of the first slide for the time before scripts run. CSS classes must match `ShareScreen` and
 * `SharedCarousel`, so that nothing shifts later.
 */
export function insertShareFrame(html: string, shared: SharedCarousel): string {
  const { title, pictureUrl, draft } = shared;
  const result = parsePost(draft.jsonInput);
  if (pictureUrl === null || !result.ok) return html;
  const { widthPx, heightPx } = getSizePreset(draft.carouselFormat);
  const picture = `<img src="${escapeQuoted(pictureUrl)}" width="${widthPx}" height="${heightPx}" alt="${escapeQuoted(describeSlide(result.post, 0))}" fetchpriority="high" class="block h-auto w-full rounded-xl bg-sunken shadow-slide" />`;
  const frame = `<div id="share-frame" class="flex min-h-dvh flex-col bg-canvas" style="position: absolute; inset: 0 0 auto; z-index: 1">
      <div class="h-13"></div>
      <main class="flex flex-1 flex-col">
        <div class="flex flex-1 flex-col justify-center gap-4 px-3 pb-28 sm:px-16 md:px-20 md:pb-20">
          <h1 dir="auto" class="truncate text-center font-heading text-lg font-semibold">${escapeQuoted(headlineLabel(title))}</h1>
          <div class="mx-auto" style="width: ${shareWidth(shared)}">${picture}</div>
        </div>
      </main>
      <div class="h-10"></div>
    </div>`;
  return html
    .replace("</head>", `${expectWhole}\n</head>`)
    .replace(root, () => `${frame}\n    <div id="root" style="visibility: hidden"></div>`);
}
