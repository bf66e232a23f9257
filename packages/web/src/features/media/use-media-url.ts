import { parseMediaUrl } from "@slideloom/core/media";
import { useEffect, useState } from "react";

/** How long an error is shown, ms. */
const errorTimeMs = 3000;

/** State of a media URL field: an error disappears after 3 s or on the next input. */
export function useMediaUrl(onAssign: (url: string) => boolean) {
  const [text, setText] = useState("");
  // An object, so repeating the same error restarts its timer.
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
