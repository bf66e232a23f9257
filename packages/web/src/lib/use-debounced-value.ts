import { startTransition, useEffect, useState } from "react";

/** By then the slide in view is drawn, and fast typists have not pressed the next key. */
const restMs = 60;

/**
 * The value once it has not changed for 60 ms (debounce). For what follows the slide in view: rendered in the same moment, even as a
 * deferred value, it would stand before that slide's picture in the page's queue.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
