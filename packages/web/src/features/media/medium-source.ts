import { findMediaFileName, isVideoUrl } from "@slideloom/core/media";
import {
  findDrawableUrl,
  findLocalMedium,
  useLocalMediaStore,
} from "../../state/local-media-store.ts";

/** Media as shown in a panel. */
export interface MediumSource {
  /** Null while an uploaded file is loading. */
  src: string | null;
  fileName: string;
  isVideo: boolean;
}

/** Returns what a panel shows for an entry of `mediaUrls`. */
export function useMediumSource(url: string): MediumSource {
  const files = useLocalMediaStore((state) => state.files);
  const local = findLocalMedium(url, files);
  return {
    src: findDrawableUrl(url, files),
    fileName: local?.fileName ?? findMediaFileName(url) ?? "Uploaded image",
    isVideo: isVideoUrl(url),
  };
}
