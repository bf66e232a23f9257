import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../components/ui/icon-button.tsx";

const NavigationSheet = lazy(async () => ({
  default: (await import("./navigation-sheet.tsx")).NavigationSheet,
}));

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
      <Suspense fallback={null}>
        {wasOpened && <NavigationSheet isOpen={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  );
}
