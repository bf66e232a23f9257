const kilobyte = 1000;

const holdInWorkers = ({ workerHeapBytes, wasmBytes }) => workerHeapBytes + wasmBytes;

/** Compares the measurements with the targets. */
export function compareWithTargets({ exports, edits, hundred, editor, share, smoothness }) {
  const targets = [];
  const add = (target, value, limit, unit) =>
    targets.push({ target, value, limit, unit, bound: "at most", met: value <= limit });
  const addLeast = (target, value, limit, unit) =>
    targets.push({ target, value, limit, unit, bound: "at least", met: value >= limit });
  if (exports) {
    const best = Math.min(...exports.peers.map(({ zipMs }) => zipMs));
    const { zipMs } = exports.slideloom;
    add("ZIP of 15 slides, share of the best other library's time", zipMs / best, 0.33, "");
    add(
      "… times 15 canvas PNG encodings of its own pixels",
      zipMs / exports.encoding.zipMs,
      1.2,
      "",
    );
    add(
      "… times 15 canvas PNG encodings of Chromium's pixels",
      zipMs / exports.encodingOfPeers.zipMs,
      1.2,
      "",
    );
  }
  if (edits) {
    const at = (ratio) =>
      edits.typed.find(({ pixelRatio, place }) => pixelRatio === ratio && place === "all").total;
    add("Key press to new bitmap at 1x, p50", at(1).p50Ms, 25, "ms");
    add("Key press to new bitmap at 2x, p95", at(2).p95Ms, 60, "ms");
  }
  if (hundred) {
    const secondsOf = (wanted) => hundred.files.find(({ type }) => type === wanted).ms / 1000;
    add("100 slides as a PDF in Node", secondsOf("pdf"), 7, "s");
    add("100 slides as a ZIP in Node", secondsOf("zip"), 6, "s");
  }
  if (editor) {
    const { parse, firstPreview, firstExport, files } = editor;
    add("Parse and validate a post of 1 MiB, first time", parse.firstMs, 50, "ms");
    add("First preview after a cold load", firstPreview.medianMs, 1000, "ms");
    add("Longest task of the page during an export", firstExport.longestMs, 50, "ms");
    const needed = files.filter(({ file, use }) => file.endsWith(".js") && use === "start");
    const gzipBytes = needed.reduce((total, file) => total + file.gzipBytes, 0);
    add("JavaScript until the first preview, gzip", gzipBytes / kilobyte, 320, "kB");
  }
  if (share) {
    const asItIs = share.filter(({ isSlow }) => !isSlow);
    const behindMs = Math.max(...asItIs.map((row) => row.behindMs));
    add("Share page: the first slide's picture after the first paint", behindMs, 50, "ms");
    add("… what moves until the slide is drawn", Math.max(...share.map((row) => row.shift)), 0, "");
  }
  if (smoothness) {
    const { typing, dragging, memory, loading } = smoothness;
    const largest = (rows, name) => Math.max(...rows.map((row) => row[name]));
    const [, before, after] = memory;
    add(
      "Longest task of the page while typing, the calmest round",
      largest(typing, "calmestMs"),
      50,
      "ms",
    );
    add("… its longest processor time", largest(typing, "processorMs"), 50, "ms");
    addLeast(
      "Pictures of the slide in view while a colour is dragged at 2x, a second",
      dragging.bitmapsPerSecond,
      20,
      "",
    );
    add(
      `Page's heap after ${after.changes} template changes, share of that after ${before.changes}`,
      after.heapBytes / before.heapBytes,
      1.05,
      "",
    );
    add("… workers' heap and engine", holdInWorkers(after) / holdInWorkers(before), 1.05, "");
    add("Layout shift while the editor loads", largest(loading, "shift"), 0, "");
  }
  return targets;
}
