/** After this time a video counts as having no poster. */
const timeoutMs = 10_000;

/** Returns a video's first decoded frame. Rejects if CORS or the codec prevents it. */
export async function grabPoster(videoUrl: string): Promise<Blob> {
  const video = document.createElement("video");
  video.crossOrigin = "anonymous";
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  try {
    await loadFirstFrame(video, videoUrl);
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

function loadFirstFrame(video: HTMLVideoElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${url}: ${reason}`));
    const timer = setTimeout(() => fail("no frame in time"), timeoutMs);
    const settle = (run: () => void) => () => {
      clearTimeout(timer);
      run();
    };
    video.addEventListener("loadeddata", settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => fail("not readable")),
      { once: true },
    );
    video.src = url;
  });
}
