import { type KeyboardEvent, useState } from "react";

/**
 * Whether a menu was asked for, and the props of the button that stands alone until then: menus are much code that few
 * people need. What comes in its place has to be open from the start.
 */
export function useMenuWanted() {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  const buttonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: want,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "ArrowDown") want();
    },
  } as const;
  return { isWanted, buttonProps };
}
