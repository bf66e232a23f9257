import { parseMediaUrl } from "@slideloom/core/media";
import { useRef, useState } from "react";

/** How long an error is shown, ms. */
const errorTimeMs = 3000;

/** State of a media URL field: an error disappears after 3 s or on the next input. */
export function useMediaUrl(onAssign: (url: string) => boolean) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showError = (message: string) => {
    setError(message);
    // Repeating the same error restarts its time.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setError(null), errorTimeMs);
  };
  return {
    text,
    error,
    type: (typed: string) => {
      setText(typed);
      setError(null);
    },
    submit: () => {
      const result = parseMediaUrl(text);
      if (!result.ok) return showError(result.message);
      setError(null);
      if (onAssign(result.url)) setText("");
    },
  };
}
