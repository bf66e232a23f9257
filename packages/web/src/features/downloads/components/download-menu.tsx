import {
  ChevronDown,
  FileArchive,
  FileText,
  FileType,
  Film,
  Image,
  Presentation,
} from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { downloadMarkdown } from "../download-markdown.ts";
import { downloadAllSlides, downloadCurrentSlide } from "../download-slides.ts";
import { openVideoDialog } from "../video/video-store.ts";

const scales = ["1", "2", "3"] as const;
const lossyTypes = [
  { type: "jpeg", name: "JPEG" },
  { type: "webp", name: "WebP" },
] as const;

/** Other kinds of files than the two buttons', at a size of choice. */
export function DownloadMenu({ isDisabled }: { isDisabled: boolean }) {
  const [chosenScale, setChosenScale] = useState("2");
  const scale = Number(chosenScale);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button className="px-2.5" disabled={isDisabled} aria-label="More downloads">
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent aria-label="More downloads">
        <MenuItem
          icon={<FileText size={16} aria-hidden="true" />}
          label="All slides as a PDF"
          onSelect={() => void downloadAllSlides({ type: "pdf", scale })}
        />
        <MenuItem
          icon={<Presentation size={16} aria-hidden="true" />}
          label="All slides as a PowerPoint"
          onSelect={() => void downloadAllSlides({ type: "pptx", scale })}
        />
        <MenuItem
          icon={<Film size={16} aria-hidden="true" />}
          label="All slides as a video"
          onSelect={openVideoDialog}
        />
        <MenuItem
          icon={<FileType size={16} aria-hidden="true" />}
          label="The words as Markdown"
          onSelect={() => void downloadMarkdown()}
        />
        {lossyTypes.map(({ type, name }) => (
          <MenuItem
            key={type}
            icon={<FileArchive size={16} aria-hidden="true" />}
            label={`All slides as ${name}, in a ZIP`}
            onSelect={() => void downloadAllSlides({ type, scale })}
          />
        ))}
        <MenuItem
          icon={<FileArchive size={16} aria-hidden="true" />}
          label="All slides with caption and alt texts"
          onSelect={() => void downloadAllSlides({ scale, texts: true })}
        />
        {lossyTypes.map(({ type, name }) => (
          <MenuItem
            key={type}
            icon={<Image size={16} aria-hidden="true" />}
            label={`Current slide as ${name}`}
            onSelect={() => void downloadCurrentSlide({ type, scale })}
          />
        ))}
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Label className="px-2.5 py-1 text-xs text-muted">
          Picture size
        </DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={chosenScale}
          onValueChange={setChosenScale}
          className="flex gap-1 px-1.5 pb-1"
        >
          {scales.map((value) => (
            <DropdownMenu.RadioItem
              key={value}
              value={value}
              // The menu stays open: what to download is chosen next.
              onSelect={(event) => event.preventDefault()}
              className="flex h-8 flex-1 cursor-pointer items-center justify-center rounded-lg border border-line outline-none data-highlighted:bg-accent-soft data-[state=checked]:border-accent data-[state=checked]:font-semibold data-[state=checked]:text-accent-ink pointer-coarse:h-11"
            >
              {value}×
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </DropdownMenu.Root>
  );
}
