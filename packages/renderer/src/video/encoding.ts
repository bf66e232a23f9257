import { getSizePreset, type SizePresetId } from "@slideloom/core/design";
import { getFirstEncodableVideoCodec, Quality, type VideoCodec } from "mediabunny";
import { framesPerSecond } from "./timeline.ts";
import { type VideoType, videoTypes } from "./video-options.ts";

/** Device pixels per CSS px, as in exported images. */
export const videoScale = 2;

/** Codecs that all players support for each format. MP4 allows others, which most players and platforms reject. */
const codecs: Record<VideoType, VideoCodec[]> = { mp4: ["avc"], webm: ["vp9", "vp8"] };

export const videoQuality = new Quality({ quality: 0.9 });

/** Returns the video's size in device px. */
export function getVideoSize(sizePreset: SizePresetId): { width: number; height: number } {
  const { widthPx, heightPx } = getSizePreset(sizePreset);
  return { width: widthPx * videoScale, height: heightPx * videoScale };
}

/** Returns the codec in which this browser can encode the format, or null. */
export function findCodec(type: VideoType, sizePreset: SizePresetId): Promise<VideoCodec | null> {
  return getFirstEncodableVideoCodec(codecs[type], {
    ...getVideoSize(sizePreset),
    quality: videoQuality,
    frameRate: framesPerSecond,
  });
}

/** Lists the formats that this browser can write. */
export async function listVideoTypes(sizePreset: SizePresetId): Promise<VideoType[]> {
  const found = await Promise.all(videoTypes.map((type) => findCodec(type, sizePreset)));
  return videoTypes.filter((_, index) => found[index] !== null);
}
