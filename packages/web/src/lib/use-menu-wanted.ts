import { type KeyboardEvent, useState } from "react";

/** Lets a menu's code load on first use. Once `isWanted` is true, the loaded menu must be initially open. */
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
