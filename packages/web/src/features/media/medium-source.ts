import { findMediaFileName, isVideoUrl } from "@slideloom/core/media";
import {
  findDrawableUrl,
  findLocalMedium,
  useLocalMediaStore,
} from "../../state/local-media-store.ts";

/** A medium as a panel shows it. */
export interface MediumSource {
  /** Null while an uploaded file is being read. */
  src: string | null;
  fileName: string;
  isVideo: boolean;
}

/** The medium behind an entry of `mediaUrls`. */
export function useMediumSource(url: string): MediumSource {
  const files = useLocalMediaStore((state) => state.files);
  const local = findLocalMedium(url, files);
  return {
    src: findDrawableUrl(url, files),
    fileName: local?.fileName ?? findMediaFileName(url) ?? "Uploaded picture",
    isVideo: isVideoUrl(url),
  };
}
