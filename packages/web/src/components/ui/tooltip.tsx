import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useEffect } from "react";
import { isFocusKeyDown, watchFocusKeys } from "../../lib/focus-keys.ts";

/** Opens tooltips after 700 ms, or immediately within 300 ms of the last tooltip. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  useEffect(watchFocusKeys, []);
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** Shown after the text, for example "Ctrl+Shift+S". */
  shortcut?: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

/** Shows a tooltip that describes its only child, a control. */
export function Tooltip({ text, shortcut, side = "bottom", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          // Keeps the tooltip closed if a click or a closing dialog set the focus.
          if (!isFocusKeyDown()) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        {/* A landmark region, because the portal is outside the page's other landmarks. */}
        <div role="region" aria-label="Hint">
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 flex max-w-72 animate-[overlay-in_120ms_ease-out] items-center gap-2 rounded-md bg-[#1b1f2b] px-2.5 py-1.5 text-xs text-white shadow-lg"
          >
            {text}
            {shortcut && <kbd className="font-sans text-[#c3c8d8]">{shortcut}</kbd>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
