import { isVideoUrl } from "@slideloom/core/media";
import {
  Input,
  type InputVideoTrack,
  MP4,
  QTFF,
  UrlSource,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from "mediabunny";
import { loadInTime } from "../deadline.ts";
import { listMedia } from "../media/media-library.ts";
import type { SlideJob } from "../slide-job.ts";
import { listSlideJobs } from "../slide-set.ts";
import { framesPerSecond } from "./timeline.ts";
import type { Clip } from "./video-options.ts";

/** Opens a video file. Rejects if CORS, the container or the codec prevents opening. */
async function openClip(url: string): Promise<OpenClip> {
  const input = new Input({
    source: new UrlSource(url, { getRetryDelay: () => null }),
    formats: [MP4, QTFF, WEBM],
  });
  try {
    return { input, ...(await loadInTime(readTrack(input), url)) };
  } catch (error) {
    input.dispose();
    throw error;
  }
}

interface OpenClip {
  input: Input;
  track: InputVideoTrack;
  startSeconds: number;
  seconds: number;
}

async function readTrack(input: Input): Promise<Omit<OpenClip, "input">> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw new TypeError("No video that can be decoded");
  const startSeconds = await track.getFirstTimestamp();
  return { track, startSeconds, seconds: (await track.computeDuration()) - startSeconds };
}

/**
 * Yields the video's image for each of `frameCount` frames, repeating the last image at the end. An image is valid
 * until the next is requested.
 */
export async function* playClip(
  url: string,
  frameCount: number,
): AsyncGenerator<VideoSample | null, void> {
  const { input, track, startSeconds } = await openClip(url);
  const times = Array.from(
    { length: frameCount },
    (_, frame) => startSeconds + frame / framesPerSecond,
  );
  try {
    for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(times)) {
      try {
        yield sample;
      } finally {
        sample?.close();
      }
    }
  } finally {
    input.dispose();
  }
}

/** Lists the videos on the post's slides, and whether they can be played. */
export function listClips(job: SlideJob): Promise<Clip[]> {
  const videos = listSlideJobs(job)
    .flatMap(listMedia)
    .filter(([, url]) => isVideoUrl(url));
  return Promise.all(
    videos.map(async ([slide, url]) => ({ slide, seconds: await readSeconds(url) })),
  );
}

async function readSeconds(url: string): Promise<number | null> {
  try {
    const { input, seconds } = await openClip(url);
    input.dispose();
    return seconds;
  } catch (error) {
    console.warn("A slide's video can't be played in a video file.", error);
    return null;
  }
}
