import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { MenuContent } from "../../../components/ui/menu.tsx";

const loadChoices = () => import("./download-choices.tsx");
const DownloadChoices = lazy(async () => ({ default: (await loadChoices()).DownloadChoices }));

/** Other kinds of files than the two buttons'. */
export function DownloadMenu({ isDisabled }: { isDisabled: boolean }) {
  const [scale, setScale] = useState(2);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          className="px-2.5 pointer-coarse:h-11 pointer-coarse:w-11"
          disabled={isDisabled}
          aria-label="More downloads"
          onPointerEnter={() => void loadChoices()}
          onFocus={() => void loadChoices()}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent aria-label="More downloads">
        <Suspense>
          <DownloadChoices scale={scale} onScaleChange={setScale} />
        </Suspense>
      </MenuContent>
    </DropdownMenu.Root>
  );
}
