import { type KeyboardEvent, useState } from "react";

/**
 * Returns whether a menu was requested, and props for its placeholder button. The menu's code loads on that request,
 * and the loaded menu must be initially open.
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
