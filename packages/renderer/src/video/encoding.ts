import { getSizePreset, type SizePresetId } from "@slideloom/core/design";
import { getFirstEncodableVideoCodec, Quality, type VideoCodec } from "mediabunny";
import { framesPerSecond } from "./timeline.ts";
import { type VideoType, videoTypes } from "./video-options.ts";

/** Device pixels a CSS px, as of exported pictures. */
export const videoScale = 2;

/** The codecs of each file that all players of it know. MP4 may hold others, which most players and platforms refuse. */
const codecs: Record<VideoType, VideoCodec[]> = { mp4: ["avc"], webm: ["vp9", "vp8"] };

export const videoQuality = new Quality({ quality: 0.9 });

/** Size in device px. */
export function getVideoSize(sizePreset: SizePresetId): { width: number; height: number } {
  const { widthPx, heightPx } = getSizePreset(sizePreset);
  return { width: widthPx * videoScale, height: heightPx * videoScale };
}

/** The codec that this browser can encode such a file in; null where it has none. */
export function findCodec(type: VideoType, sizePreset: SizePresetId): Promise<VideoCodec | null> {
  return getFirstEncodableVideoCodec(codecs[type], {
    ...getVideoSize(sizePreset),
    quality: videoQuality,
    frameRate: framesPerSecond,
  });
}

/** The files that this browser can write. */
export async function listVideoTypes(sizePreset: SizePresetId): Promise<VideoType[]> {
  const found = await Promise.all(videoTypes.map((type) => findCodec(type, sizePreset)));
  return videoTypes.filter((_, index) => found[index] !== null);
}
