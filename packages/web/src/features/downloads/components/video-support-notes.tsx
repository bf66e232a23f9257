import type { VideoSupport, VideoType } from "@slideloom/renderer/browser";
import { Notice } from "../../../components/ui/notice.tsx";
import {
  describeClips,
  describeVideo,
  type PlannedVideo,
  videoTypeNames,
} from "../video/describe-video.ts";

const codecs: Record<VideoType, string> = { mp4: "H.264", webm: "VP9 or VP8" };

/** Explains why this browser can't encode the file type, and what to do. */
function describeMissingEncoder(type: VideoType, [other]: readonly VideoType[]): string {
  if (!window.isSecureContext) {
    return "Browsers create videos only over https:// or on localhost. Open Slideloom that way, then try again.";
  }
  const wayOn = other
    ? `Choose ${videoTypeNames[other]} instead.`
    : "Open Slideloom in a current Chrome, Edge or Safari.";
  return `This browser can't create ${videoTypeNames[type]} files, because it can't encode ${codecs[type]}. ${wayOn}`;
}

interface VideoSupportNotesProps {
  type: VideoType;
  plan: Omit<PlannedVideo, "clips">;
  /** Null until detected. */
  support: VideoSupport | null;
}

/** Summarizes the video, warns if this browser can't encode it, and describes how videos on slides appear in it. */
export function VideoSupportNotes({ type, plan, support }: VideoSupportNotesProps) {
  if (!support)
    return <p className="text-muted">Checking which videos this browser can create...</p>;
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
