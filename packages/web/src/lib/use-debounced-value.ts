import { startTransition, useEffect, useState } from "react";

/** Debounce delay, ms: enough to draw the current slide, but shorter than the pause between a fast typist's keys. */
const restMs = 60;

/**
 * Returns the value once it has been unchanged for 60 ms. `useDeferredValue` doesn't wait, so thumbnails would be
 * queued before the current slide.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
