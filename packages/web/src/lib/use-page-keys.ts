import { useEffect, useEffectEvent } from "react";

/** Handles the keys pressed anywhere on the page while mounted. */
export function usePageKeys(handle: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
