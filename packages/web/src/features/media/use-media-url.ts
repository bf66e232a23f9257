import { parseMediaUrl } from "@slideloom/core/media";
import { useState } from "react";
import { Timer } from "../../lib/timer.ts";

/** How long an error is shown, ms. */
const errorTimeMs = 3000;

/** State of a media URL field: an error disappears after 3 s or on the next input. */
export function useMediaUrl(onAssign: (url: string) => boolean) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [errorTime] = useState(() => new Timer());
  const showError = (message: string) => {
    setError(message);
    errorTime.start(() => setError(null), errorTimeMs);
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
