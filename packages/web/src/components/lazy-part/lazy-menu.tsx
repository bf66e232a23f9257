import { type ComponentType, createElement, useState } from "react";
import type { ButtonProps } from "../ui/button.tsx";
import { dialogPlace } from "./dialog-place.tsx";
import { laterCode, type LaterCodeOptions, useLaterCode } from "./later-code.ts";
import { ShownPart } from "./lazy-part.tsx";

interface MenuOptions<Props> extends LaterCodeOptions {
  /** The menu's button until the menu is loaded. */
  Trigger: ComponentType<Props & ButtonProps>;
}

interface OpenMenu<Props> {
  menu: Props;
  anchor: Element;
  onClose: () => void;
}

/**
 * A menu whose code loads when its button is first used. The loaded menu is initially open. If loading fails, a box
 * under the button says so and offers to try again.
 */
export function lazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: MenuOptions<Props>,
): ComponentType<Props> {
  const { name, Trigger } = options;
  const later = laterCode(async () => {
    const Menu = await load();
    return ({ menu }: OpenMenu<Props>) => createElement(Menu, menu);
  }, options);
  const Place = dialogPlace(({ anchor, onClose }: OpenMenu<Props>) => ({
    title: name,
    anchor,
    onClose,
  }));
  return function LazyMenu(menu: Props) {
    const [anchor, setAnchor] = useState<Element | null>(null);
    const { value } = useLaterCode(later, anchor !== null);
    const part = anchor && { menu, anchor, onClose: () => setAnchor(null) };
    return (
      <>
        {!(part && value) && (
          <Trigger
            {...menu}
            aria-haspopup="menu"
            aria-expanded={false}
            onPointerEnter={later.preload}
            onFocus={later.preload}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "ArrowDown") setAnchor(currentTarget);
            }}
          />
        )}
        {part && <ShownPart later={later} options={{ name, Place }} part={part} />}
      </>
    );
  };
}
