import {
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from "mediabunny";
import { RenderError } from "../render-error.ts";
import type { SlideJob } from "../slide-job.ts";
import type { SlidePainter } from "../painting/slide-painter.ts";
import { listSlideJobs } from "../slide-set.ts";
import { BlobTarget } from "./blob-target.ts";
import { listClips } from "./clip.ts";
import { drawFrames } from "./draw-frames.ts";
import { findCodec, getVideoSize, videoQuality } from "./encoding.ts";
import { FrameCanvas } from "./frame-canvas.ts";
import { framesPerSecond, planFrames } from "./timeline.ts";
import type { RenderedVideo, VideoOptions, VideoProgress } from "./video-options.ts";

/** Seconds between key frames, so players can seek within a long clip. Each slide also starts with a key frame. */
const keyFrameInterval = 10;

/** Encodes all slides of the job's post as one video, with one slide in memory at a time. */
export async function writeVideo(
  painter: SlidePainter,
  job: SlideJob,
  options: VideoOptions,
  onProgress: (progress: VideoProgress) => void,
): Promise<RenderedVideo> {
  const { type, transition } = options;
  const codec = await findCodec(type, job.format);
  if (!codec) throw new RenderError(`This browser can't write ${type} files`);
  const clips = await listClips(job);
  const plan = planFrames(listSlideJobs(job).length, clips, options);
  const total = plan.reduce((sum, frameCount) => sum + frameCount, 0);

  const file = new BlobTarget();
  const source = new VideoSampleSource({ codec, quality: videoQuality, keyFrameInterval });
  const output = new Output({
    format: type === "mp4" ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WebMOutputFormat(),
    target: file.target,
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond, maximumPacketCount: total });
  await output.start();
  const { width, height } = getVideoSize(job.format);
  const canvas = new FrameCanvas(width, height);
  const duration = 1 / framesPerSecond;
  let done = 0;
  for (const [slide, frameCount] of plan.entries()) {
    const frames = drawFrames(painter, canvas, {
      job: { ...job, slideIndex: slide },
      frameCount,
      clip: clips.find((candidate) => candidate.slide === slide),
      transition,
    });
    let sample: VideoSample | null = null;
    for await (const { image, isKey } of frames) {
      if (image) {
        sample?.close();
        sample = new VideoSample(image, { timestamp: 0, duration });
      }
      sample?.setTimestamp(done * duration);
      if (sample) await source.add(sample, isKey ? { keyFrame: true } : {});
      done += 1;
      onProgress({ slide, done, total });
    }
    sample?.close();
  }
  await output.finalize();
  return { file: file.toBlob(`video/${type}`), clips };
}
