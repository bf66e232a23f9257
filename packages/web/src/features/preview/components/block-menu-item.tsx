import type { ItemType } from "@slideloom/core/blocks";
import { MenuItem } from "../../../components/ui/menu.tsx";
import { blockTypes } from "../on-slide/block-types.tsx";

interface BlockMenuItemProps {
  type: ItemType;
  /** Position of the new block: `before` or `after`. */
  place?: string;
  onSelect: () => void;
}

export function BlockMenuItem({ type, place, onSelect }: BlockMenuItemProps) {
  const { name, icon: Icon } = blockTypes[type];
  return (
    <MenuItem
      icon={<Icon size={15} aria-hidden="true" />}
      label={place ? `${name} ${place}` : name}
      onSelect={onSelect}
    />
  );
}
