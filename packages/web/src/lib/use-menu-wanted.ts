import { type KeyboardEvent, useState } from "react";

/**
 * `isWanted` becomes true when the button is first used. The caller then loads the menu's code and shows the menu open.
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
