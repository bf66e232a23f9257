import type { VideoSupport, VideoType } from "@slideloom/renderer/browser";
import { Notice } from "../../../components/ui/notice.tsx";
import {
  describeClips,
  describeVideo,
  type PlannedVideo,
  videoTypeNames,
} from "../video/describe-video.ts";

const codecs: Record<VideoType, string> = { mp4: "H.264", webm: "VP9 or VP8" };

/** Why this browser can't write such a file, and what can. */
function describeMissingEncoder(type: VideoType, [other]: readonly VideoType[]): string {
  if (!window.isSecureContext) {
    return "Browsers encode video only on pages that came over HTTPS or from this computer. Open Slideloom at such an address.";
  }
  const wayOn = other
    ? `It can write ${videoTypeNames[other]}.`
    : "Open Slideloom in a current Chrome, Edge or Safari.";
  return `This browser has no encoder for ${codecs[type]}, which ${videoTypeNames[type]} files need. ${wayOn}`;
}

interface VideoSupportNotesProps {
  type: VideoType;
  plan: Omit<PlannedVideo, "clips">;
  /** Null until it is known. */
  support: VideoSupport | null;
}

/** What the video will be, and what of it this browser can't do. */
export function VideoSupportNotes({ type, plan, support }: VideoSupportNotesProps) {
  if (!support) return <p className="text-muted">Looking at what this browser can write...</p>;
  const { types, clips } = support;
  return (
    <>
      {!types.includes(type) && (
        <Notice variant="warning" role="alert">
          {describeMissingEncoder(type, types)}
        </Notice>
      )}
      {clips.length > 0 && (
        <Notice variant="info">
          {describeClips(clips).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <p role="status" className="text-muted">
        {describeVideo({ ...plan, clips })}
      </p>
    </>
  );
}
