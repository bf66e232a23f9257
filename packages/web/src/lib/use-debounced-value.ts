import { startTransition, useEffect, useState } from "react";

/** Long enough to draw the current slide, shorter than the pause between a fast typist's keys. */
const restMs = 60;

/**
 * Returns the value after 60 ms without change (debounce). Even a deferred value would queue thumbnails ahead of the
 * current slide's image.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
