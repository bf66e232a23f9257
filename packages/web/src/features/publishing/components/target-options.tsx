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
  { value: "document", label: "Document", hint: "One PDF to swipe through" },
  { value: "images", label: "Images", hint: "Up to 20 images" },
] as const;

const linkedInVisibilities = [
  { value: "public", label: "Anyone", hint: "Anyone on LinkedIn, or off it" },
  { value: "private", label: "Connections", hint: "Only your LinkedIn connections" },
] as const;

const mastodonVisibilities = [
  { value: "public", label: "Public", hint: "Anyone, also in public timelines" },
  { value: "unlisted", label: "Quiet", hint: "Anyone, but not in public timelines" },
  { value: "private", label: "Followers", hint: "Only your followers" },
] as const;

function MastodonOptions({ target: { payload }, onChange }: TargetOptionsProps) {
  const { visibility = "public", spoiler_text = "", sensitive = false } = payload.options;
  const change = (changed: PublicationOptions) => onChange({ ...payload.options, ...changed });
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label="Who can see it"
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
        label="Hide the images until people click"
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
        label="Post as"
        value={kind}
        segments={kinds}
        onValueChange={(chosen) => change({ kind: chosen })}
      />
      <Segmented
        label="Who can see it"
        value={visibility === "private" ? "private" : "public"}
        segments={linkedInVisibilities}
        onValueChange={(chosen) => change({ visibility: chosen })}
      />
    </div>
  );
}

/** Network-specific options; renders nothing for networks without any. */
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
