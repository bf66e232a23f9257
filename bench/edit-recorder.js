/**
 * Runs before the editor's scripts and records key presses, slide requests and responses, and new bitmaps of the stage.
 * Times are milliseconds since navigation start.
 */
(() => {
  const events = [];
  const note = (kind, details) => events.push({ kind, ms: performance.now(), ...details });
  window.editRecorder = { events };

  addEventListener("keydown", () => note("key"), true);

  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...options) {
      super(...options);
      this.addEventListener("message", ({ data }) => note("answer", { id: data?.id }));
    }

    postMessage(message, ...rest) {
      const request = message?.argumentList?.[0]?.value;
      if (request?.scale) note("request", { id: message.id, scale: request.scale });
      super.postMessage(message, ...rest);
    }
  };

  const { prototype } = ImageBitmapRenderingContext;
  const { transferFromImageBitmap } = prototype;
  prototype.transferFromImageBitmap = function transfer(bitmap) {
    transferFromImageBitmap.call(this, bitmap);
    note("bitmap", { widthPx: this.canvas.width });
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => note("frame"));
      port1.start();
      port2.postMessage(null);
    });
  };

  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        events.push({ kind: "longtask", ms: startTime, durationMs: duration });
      }
    }).observe({ type: "longtask", buffered: true });
  }
})();
