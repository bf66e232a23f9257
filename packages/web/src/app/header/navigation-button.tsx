import { Menu } from "lucide-react";
import { useState } from "react";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { IconButton } from "../../components/ui/icon-button.tsx";
import type { NavigationSheetProps } from "./navigation-sheet.tsx";

const NavigationSheet = lazyPart(
  async () => (await import("./navigation-sheet.tsx")).NavigationSheet,
  {
    name: "the menu",
    Place: dialogPlace<NavigationSheetProps>(({ isOpen, onOpenChange }) =>
      isOpen ? { title: "Menu", onClose: () => onOpenChange(false) } : null,
    ),
  },
);

/** Opens the header's links if they don't fit in a row. */
export function NavigationButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className={className}
      >
        <Menu size={20} aria-hidden="true" />
      </IconButton>
      {wasOpened && <NavigationSheet isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
