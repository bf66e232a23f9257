import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { MenuContent } from "../../../components/ui/menu.tsx";
import { DownloadChoices } from "./download-choices.tsx";
import { DownloadMenuButton } from "./download-menu-button.tsx";

/** The menu of all downloads, initially open. */
export function DownloadChoicesMenu({ disabled }: { disabled: boolean }) {
  const [scale, setScale] = useState(2);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <DownloadMenuButton disabled={disabled} />
      </DropdownMenu.Trigger>
      <MenuContent aria-label="More downloads">
        <DownloadChoices scale={scale} onScaleChange={setScale} />
      </MenuContent>
    </DropdownMenu.Root>
  );
}
