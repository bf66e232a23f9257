import { Copy, Trash2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ComponentProps, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { Dialog } from "../components/ui/dialog.tsx";
import { MenuContent, MenuItem } from "../components/ui/menu.tsx";
import { Tooltip } from "../components/ui/tooltip.tsx";
import { showToast } from "../state/toast-store.ts";
import { States } from "./states.tsx";

type Place = NonNullable<ComponentProps<typeof Dialog>["place"]>;
const places: readonly Place[] = ["center", "bottom", "left", "right"];
const toasts = ["default", "progress", "warning", "destructive"] as const;

function OpenedDialog() {
  const [place, setPlace] = useState<Place | null>(null);
  return (
    <>
      {places.map((name) => (
        <Button key={name} onClick={() => setPlace(name)}>
          Dialog, {name}
        </Button>
      ))}
      {place && (
        <Dialog
          isOpen
          onOpenChange={() => setPlace(null)}
          title="Delete for good?"
          description="This can't be undone."
          place={place}
          {...(place === "center" && { className: "max-w-[440px]" })}
        >
          <div className="flex justify-end gap-2 px-5 pb-5">
            <Button onClick={() => setPlace(null)}>Cancel</Button>
            <Button variant="danger">Delete for good</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Controls that open above the page, such as menus and dialogs, in the page's theme. */
export function LayerStates() {
  return (
    <>
      <States control="Dialog" isRow>
        <OpenedDialog />
      </States>
      <States control="Menu" isRow>
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button>Menu</Button>
          </DropdownMenu.Trigger>
          <MenuContent>
            <MenuItem
              icon={<Copy size={16} />}
              label="Duplicate"
              shortcut="D"
              onSelect={() => {}}
            />
            <MenuItem icon={<Copy size={16} />} label="Paste" isDisabled onSelect={() => {}} />
            <MenuItem
              icon={<Trash2 size={16} />}
              label="Delete"
              variant="danger"
              onSelect={() => {}}
            />
          </MenuContent>
        </DropdownMenu.Root>
      </States>
      <States control="Tooltip" isRow>
        <Tooltip text="Save the carousel" shortcut="Ctrl+S">
          <Button>Hover or focus</Button>
        </Tooltip>
      </States>
      <States control="Toast" isRow>
        {toasts.map((variant) => (
          <Button
            key={variant}
            onClick={() =>
              showToast({ variant, title: `A ${variant} toast`, description: "What happened." })
            }
          >
            Toast, {variant}
          </Button>
        ))}
      </States>
    </>
  );
}
