import { machineTable, table } from "./markdown.mjs";
import { compareWithTargets } from "./targets.mjs";

const ms = (value) => (value < 20 ? value.toFixed(1) : value.toFixed(0));
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const preciseMegabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const kilobytes = (bytes) => `${(bytes / 1e3).toFixed(0)} kB`;
const nameNetwork = ({ isSlow }) => (isSlow ? "1.6 Mbit/s, 150 ms" : "as it is");
const spread = ({ p50Ms, p95Ms }) => `${ms(p50Ms)} / ${ms(p95Ms)}`;

/**
 * Returns a warning if the machine was busy at the start. Later load isn't checked, because the benchmark causes it.
 */
function busyNote({ machine, load }) {
  const [start] = load;
  if (start.value <= machine.cores) return null;
  return `**The machine was busy with other work** (load ${start.value} on ${machine.cores} cores before the first measurement): read no target as met or missed from this run. What uses several cores, as Slideloom's ZIP does, loses most.`;
}

function targetTable(results) {
  const rows = compareWithTargets(results).map(({ target, value, limit, unit, bound, met }) => {
    const show = (number) => `${number.toFixed(unit ? 1 : 2)} ${unit}`.trim();
    return [target, `${bound} ${limit} ${unit}`.trim(), show(value), met ? "met" : "**missed**"];
  });
  return table(["Target", "Limit", "Measured", ""], rows);
}

function exportSection({ rounds, slideloom, peers, encoding, encodingOfPeers, ways, steps }) {
  const share = (zipMs) => (zipMs / slideloom.zipMs).toFixed(2);
  const row = (name, { slideMs, zipMs, zipP90Ms, zipBytes }) => [
    name,
    ms(slideMs),
    ms(zipMs),
    ms(zipP90Ms),
    share(zipMs),
    zipBytes ? megabytes(zipBytes) : "",
  ];
  return `## Slides and ZIP in the browser

15 slides of 1080x1350 px, ${rounds} rounds after one to warm up, medians. "A slide" is one slide alone, "ZIP" all 15.

${table(
  ["", "A slide, ms", "ZIP, ms", "ZIP p90, ms", "Slideloom = 1", "ZIP size"],
  [
    row("**Slideloom**", slideloom),
    ...peers.map((peer) => row(peer.name, peer)),
    row("PNG encoding alone, Slideloom's pixels", encoding),
    row("PNG encoding alone, Chromium's pixels", encodingOfPeers),
  ],
)}

Three ways to a PNG: the renderer's encoder (\`fast\`), the engine's own (\`small\`), and the browser's \`convertToBlob\`, each in a worker.

${table(
  ["Way", "Workers", "ZIP, ms", "ZIP p90, ms", "ZIP size"],
  ways.map(({ way, count, zipMs, zipP90Ms, zipBytes }) => [
    way === "canvas" ? "convertToBlob" : way,
    count,
    ms(zipMs),
    ms(zipP90Ms),
    megabytes(zipBytes),
  ]),
)}

What one slide's file is made of, in one worker with nothing else running, medians:

${table(
  ["Step", "ms"],
  [
    ["Layout and type size", ms(steps.layoutMs)],
    ["Drawing, the first slide on its background", ms(steps.firstRawMs)],
    ["Drawing, later slides", ms(steps.rawMs)],
    ["PNG encoding, fast", ms(steps.fastMs)],
    ["PNG encoding, small", ms(steps.smallMs)],
  ],
)}`;
}

function editSection({ typed, steps }) {
  return `## From a key press to the preview

Keys pressed in the JSON editor of the built product with 15 slides and all thumbnails; ms, p50 / p95. "Page" is validation
and React, "wait" the rest of a thumbnail that is being drawn, "worker" layout, drawing and the way there and back, "frame"
the end of the frame that shows the bitmap.

${table(
  ["Screen", "Edited", "Keys", "To the bitmap", "Page", "Wait", "Worker", "Draw", "To the frame"],
  typed.map(({ pixelRatio, place, edits, total, frame, steps: parts }) => [
    `${pixelRatio}x`,
    place,
    edits,
    `**${spread(total)}**`,
    ...["page", "wait", "worker", "draw"].map((name) => spread(parts[name])),
    spread(frame),
  ]),
)}

The worker's part of it without the editor around, medians in ms:

${table(
  ["Screen", "Scale", "Layout", "Drawing", "Bitmap"],
  steps.map(({ pixelRatio, scale, layoutMs, rawMs, bitmapMs }) => [
    `${pixelRatio}x`,
    scale.toFixed(3),
    ms(layoutMs),
    ms(rawMs),
    ms(bitmapMs),
  ]),
)}`;
}

function stageSection(drawings) {
  const both = ({ ms: wallMs, processorMs }) => `${ms(wallMs)} / ${ms(processorMs)}`;
  return `## Drawing at the editor's stages

One slide in Node, layout excluded: the first drawing on a backdrop, and a later one on the kept backdrop. Wall clock / processor
time in ms, medians.

${table(
  ["Engine", "Stage", "Pattern", "First", "Later"],
  drawings.map(({ engine, stagePx, pattern, first, later }) => [
    engine,
    `${stagePx} px`,
    pattern,
    both(first),
    both(later),
  ]),
)}`;
}

function nodeSection(contenders) {
  return `## Slides in Node

The same 15 slides, one after the other.

${table(
  ["", "A slide, ms", "of which SVG", "of which PNG", "ZIP, ms", "ZIP p90, ms", "ZIP size"],
  contenders.map(({ name, slideMs, svgMs, pngMs, zipMs, zipP90Ms, zipBytes }) => [
    name,
    ms(slideMs),
    svgMs === undefined ? "" : ms(svgMs),
    pngMs === undefined ? "" : ms(pngMs),
    ms(zipMs),
    ms(zipP90Ms),
    megabytes(zipBytes),
  ]),
)}`;
}

function hundredSection({ slides, rounds, files }) {
  return `## ${slides} slides in Node

One file of ${slides} slides by one thread, as the command line writes it, medians of ${rounds} rounds after one to warm up.

${table(
  ["", "s", "Size"],
  files.map(({ type, ms: wallMs, bytes }) => [type, (wallMs / 1000).toFixed(1), megabytes(bytes)]),
)}`;
}

function editorSection({ parse, firstPreview, firstExport, files }) {
  const { exports, exportsWithLongTasks, medianLongestMs, longestMs } = firstExport;
  return `## The editor

${table(
  ["", "ms"],
  [
    [`Parse and validate ${kilobytes(parse.bytes)}, first time in a page`, ms(parse.firstMs)],
    ["… later times, median", ms(parse.medianMs)],
    ["First preview after a cold load, median", ms(firstPreview.medianMs)],
    ["… p95", ms(firstPreview.p95Ms)],
    ["… until the page asks for the slide", ms(firstPreview.requestMs)],
    ["… until the worker answers: engine, fonts, drawing", ms(firstPreview.workerMs)],
    ["First ZIP of a page, a click to the download, median", ms(firstExport.zipMs)],
    [
      "… the first slide, with the start of its worker and the engine",
      ms(firstExport.firstSlideMs),
    ],
    ["… a later slide, two or more being drawn at once", ms(firstExport.laterSlideMs)],
    ["… longest task of the page meanwhile, median of the exports", ms(medianLongestMs)],
    ["… longest of all", ms(longestMs)],
  ],
)}

Tasks over 50 ms came up in ${exportsWithLongTasks} of ${exports} exports.

${table(
  ["File", "Loaded", "Size", "gzip"],
  files.map(({ file, use, bytes, gzipBytes }) => [
    file,
    { start: "until the first preview", later: "after it" }[use] ?? "with the JSON editor",
    kilobytes(bytes),
    kilobytes(gzipBytes),
  ]),
)}`;
}

function shareSection(rows) {
  return `## The page of a link

From the start of the navigation, each time in a fresh profile, medians: the first paint, the server's picture of the first slide, and
the slide that the page has drawn itself. A carousel that was just shared, and one that somebody has seen before.

${table(
  [
    "Window",
    "Network",
    "Seen",
    "First paint",
    "Picture",
    "… after the paint",
    "at most",
    "Drawn",
    "Shift",
  ],
  rows.map((row) => [
    `${row.widthPx} px`,
    nameNetwork(row),
    row.isFirst ? "first" : "before",
    ...["firstPaintMs", "pictureMs", "behindMs", "longestBehindMs", "drawnMs"].map((name) =>
      ms(row[name]),
    ),
    row.shift.toFixed(4),
  ]),
)}`;
}

function smoothnessSection({ typing, dragging, memory, loading }) {
  return `## Smoothness

Tasks of the editor's main thread while keys are pressed in a post of 15 slides: the longest one of the calmest round, of all
rounds, how many took over 50 ms, and the longest processor time that a task took of its thread, without waiting for a core.

${table(
  ["Typed in", "Keys", "Longest, calmest round, ms", "Of all, ms", "Over 50 ms", "Processor, ms"],
  typing.map(({ place, keys, calmestMs, longestMs, longTasks, processorMs }) => [
    place,
    keys,
    ms(calmestMs),
    ms(longestMs),
    longTasks,
    ms(processorMs),
  ]),
)}

While a colour is dragged at 2x, ${dragging.colorsPerSecond.toFixed(0)} colours a second, the slide in view is drawn ${dragging.bitmapsPerSecond.toFixed(1)} times a second; the longest
time without a new picture is ${ms(dragging.longestGapMs)} ms.

What the page and its drawing workers hold after changes of the template, unreachable objects collected:

${table(
  ["Changes", "Page's heap", "DOM nodes", "Listeners", "Workers' heaps", "Engines' memory"],
  memory.map(({ changes, heapBytes, nodes, listeners, workerHeapBytes, wasmBytes }) => [
    changes,
    preciseMegabytes(heapBytes),
    nodes,
    listeners,
    preciseMegabytes(workerHeapBytes),
    preciseMegabytes(wasmBytes),
  ]),
)}

From an empty profile's first request to the last thumbnail:

${table(
  ["Window", "Network", "Layout shift", "Fonts there, ms", "First paint, ms"],
  loading.map((row) => [
    `${row.widthPx} px`,
    nameNetwork(row),
    row.shift.toFixed(4),
    ms(row.fontsMs),
    ms(row.firstPaintMs),
  ]),
)}`;
}

function machineSection(results) {
  const { chromium } = results.machine;
  return `## Machine and method

${machineTable(results, [["Chromium", `${chromium} headless, no GPU`]])}

How each figure is taken, and what it leaves out, is in [the benchmark's README](../README.md).`;
}

/** Returns the report as Markdown, without parts that weren't run. */
export function buildReport(results) {
  const { exports, edits, stage, node, hundred, editor, share, smoothness } = results;
  return `${[
    "# Benchmark",
    "Written by `npm run bench`; all figures are from one run on one machine. Compare ratios, not milliseconds.",
    busyNote(results),
    targetTable(results),
    exports && exportSection(exports),
    edits && editSection(edits),
    stage && stageSection(stage),
    node && nodeSection(node),
    hundred && hundredSection(hundred),
    editor && editorSection(editor),
    share && shareSection(share),
    smoothness && smoothnessSection(smoothness),
    machineSection(results),
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}
