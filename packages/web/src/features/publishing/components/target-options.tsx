import type { PublicationOptions } from "@slideloom/core/publishing";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import type { PlannedTarget } from "../planned-target.ts";

interface TargetOptionsProps {
  target: PlannedTarget;
  onChange: (options: PublicationOptions) => void;
}

const kinds = [
  { value: "document", label: "Document", hint: "One PDF that is swiped" },
  { value: "images", label: "Pictures", hint: "Up to 20 pictures" },
] as const;

const linkedInVisibilities = [
  { value: "public", label: "Everybody", hint: "Everybody sees it" },
  { value: "private", label: "Connections", hint: "Only your connections see it" },
] as const;

const mastodonVisibilities = [
  { value: "public", label: "Public", hint: "Everybody sees it, in public timelines too" },
  { value: "unlisted", label: "Quiet", hint: "Everybody sees it, in no public timeline" },
  { value: "private", label: "Followers", hint: "Only your followers see it" },
] as const;

function MastodonOptions({ target: { payload }, onChange }: TargetOptionsProps) {
  const { visibility = "public", spoiler_text = "", sensitive = false } = payload.options;
  const change = (changed: PublicationOptions) => onChange({ ...payload.options, ...changed });
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label="Who sees it"
        value={visibility}
        segments={mastodonVisibilities}
        onValueChange={(chosen) => change({ visibility: chosen })}
      />
      <TextField
        label="Content warning"
        isOptional
        value={spoiler_text}
        maxLength={500}
        onChange={(event) => change({ spoiler_text: event.target.value || undefined })}
      />
      <SwitchRow
        label="Hide the pictures at first"
        isOn={sensitive}
        onChange={(isOn) => change({ sensitive: isOn })}
      />
    </div>
  );
}

function LinkedInOptions({ target: { payload }, onChange }: TargetOptionsProps) {
  const { kind = "document", visibility = "public" } = payload.options;
  const change = (changed: PublicationOptions) => onChange({ ...payload.options, ...changed });
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label="What is posted"
        value={kind}
        segments={kinds}
        onValueChange={(chosen) => change({ kind: chosen })}
      />
      <Segmented
        label="Who sees it"
        value={visibility === "private" ? "private" : "public"}
        segments={linkedInVisibilities}
        onValueChange={(chosen) => change({ visibility: chosen })}
      />
    </div>
  );
}

/** What a network lets people choose besides; nothing where it lets them choose nothing. */
export function TargetOptions(props: TargetOptionsProps) {
  switch (props.target.connection.network) {
    case "mastodon":
      return <MastodonOptions {...props} />;
    case "linkedin":
      return <LinkedInOptions {...props} />;
    default:
      return null;
  }
}
