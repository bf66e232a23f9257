import {
  describeImageLimit,
  describeImageTypes,
  getSizePresetPlatform,
  type Platform,
  splitIntoPosts,
} from "@slideloom/core/export";
import { getSizePreset } from "@slideloom/core/design";
import { scaleRange } from "@slideloom/core/outputs";
import { countNoun } from "@slideloom/core/text";
import { FolderTree } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MenuItem } from "../../../components/ui/menu.tsx";
import { downloadAllSlides } from "../downloads.ts";
import { downloadGroups } from "../outputs.ts";
import { useDocument, useAppearance } from "../../../state/carousel-store.ts";

const scales = [scaleRange.min, 1, 2, 3, scaleRange.max];

/** Returns notes if the carousel has too many images for the platform, or if the platform doesn't accept PNG. */
function describeLimits(imageCount: number, platform: Platform): string[] {
  const { name, types } = platform;
  return [
    describeImageLimit(imageCount, platform),
    types.includes("png") ? null : `${name} accepts ${describeImageTypes(platform)}, not PNG.`,
  ].filter((note) => note !== null);
}

interface ScaleChoiceProps {
  scale: number;
  onScaleChange: (scale: number) => void;
}

function ScaleChoice({ scale, onScaleChange }: ScaleChoiceProps) {
  const sizePresetId = useAppearance((appearance) => appearance.carouselFormat);
  return (
    <>
      <DropdownMenu.Label className="px-2.5 py-1 text-xs text-muted tabular-nums">
        Image size: {Math.round(getSizePreset(sizePresetId).widthPx * scale)} px wide
      </DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={String(scale)}
        onValueChange={(value) => onScaleChange(Number(value))}
        className="flex gap-1 px-1.5 pb-1"
      >
        {scales.map((value) => (
          <DropdownMenu.RadioItem
            key={value}
            value={String(value)}
            // Keeps the menu open for choosing a download next.
            onSelect={(event) => event.preventDefault()}
            className="flex h-8 flex-1 cursor-pointer items-center justify-center rounded-lg border border-line outline-none data-highlighted:bg-accent-soft data-[state=checked]:border-accent data-[state=checked]:font-semibold data-[state=checked]:text-accent-ink pointer-coarse:h-11"
          >
            {value}×
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}

/** All download types at a chosen scale, with notes on the platform's limits. */
export function DownloadChoices({ scale, onScaleChange }: ScaleChoiceProps) {
  const sizePresetId = useAppearance((appearance) => appearance.carouselFormat);
  const platform = getSizePresetPlatform(sizePresetId);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const slides = useDocument((document) => document.post?.content.length ?? 0);
  const imageCount = isSingle ? 1 : slides;
  const limits = describeLimits(imageCount, platform);
  const posts = splitIntoPosts(imageCount, platform);
  return (
    <>
      {limits.length > 0 && (
        <DropdownMenu.Label className="max-w-72 px-2.5 pt-1.5 pb-1 text-xs text-muted">
          {limits.join(" ")}
        </DropdownMenu.Label>
      )}
      {posts.length > 1 && (
        <MenuItem
          icon={<FolderTree size={16} aria-hidden="true" />}
          label={`All slides, split into ${countNoun(posts.length, "post")}, in a ZIP`}
          onSelect={() => void downloadAllSlides({ image: "jpeg", scale, posts })}
        />
      )}
      {downloadGroups.map((group) => (
        <DropdownMenu.Group key={group.label} aria-label={group.label}>
          <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs text-muted">
            {group.label}
          </DropdownMenu.Label>
          {group.downloads.map(({ id, label, hint, icon: Icon, download }) => (
            <MenuItem
              key={id}
              icon={<Icon size={16} aria-hidden="true" />}
              label={label.charAt(0).toUpperCase() + label.slice(1)}
              hint={hint}
              onSelect={() => void download(scale)}
            />
          ))}
        </DropdownMenu.Group>
      ))}
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <ScaleChoice scale={scale} onScaleChange={onScaleChange} />
    </>
  );
}
