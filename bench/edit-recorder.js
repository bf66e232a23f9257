/**
 * Runs in the editor's page before its scripts and notes when keys are pressed, when slides are asked for and answered,
 * and when the stage's canvas takes a new bitmap. Times are milliseconds since the page's navigation began.
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
