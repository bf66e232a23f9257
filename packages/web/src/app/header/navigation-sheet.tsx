import { Dialog } from "../../components/ui/dialog.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

export interface NavigationSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The header's links in a sheet. */
export function NavigationSheet({ isOpen, onOpenChange }: NavigationSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Menu" place="right">
      <nav aria-label="Main" className="flex flex-col gap-1 overflow-y-auto px-3 pb-4">
        <NavigationLinks
          className="flex h-11 items-center text-[15px]"
          onFollow={() => onOpenChange(false)}
        />
      </nav>
    </Dialog>
  );
}
