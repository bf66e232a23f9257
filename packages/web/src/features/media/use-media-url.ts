import { parseMediaUrl } from "@slideloom/core/media";
import { useEffect, useState } from "react";

/** How long an error stays. */
const errorTimeMs = 3000;

/** The state of a box for the address of a medium: an error goes away after 3 s or on the next typing. */
export function useMediaUrl(onAssign: (url: string) => boolean) {
  const [text, setText] = useState("");
  // An object, so that the same error shown again stays its full time.
  const [error, setError] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(null), errorTimeMs);
    return () => clearTimeout(timer);
  }, [error]);
  return {
    text,
    error: error?.message ?? null,
    type: (typed: string) => {
      setText(typed);
      setError(null);
    },
    submit: () => {
      const result = parseMediaUrl(text);
      if (!result.ok) return setError({ message: result.message });
      setError(null);
      if (onAssign(result.url)) setText("");
    },
  };
}
