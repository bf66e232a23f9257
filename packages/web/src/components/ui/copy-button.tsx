import { useEffect, useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import { showToast } from "../../state/toast-store.ts";
import { Button, type ButtonStyle } from "./button.tsx";

const feedbackMs = 2000;

interface CopyButtonProps extends ButtonStyle {
  text: string;
  title: string;
  onCopied?: () => void;
}

/** Copies the text and shows “Copied!” for two seconds. */
export function CopyButton({ text, title, onCopied, variant, className }: CopyButtonProps) {
  /** Number of copies while “Copied!” is shown; each copy restarts the two seconds. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), feedbackMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (await copyText(text)) {
      setCopies((count) => count + 1);
      onCopied?.();
    } else {
      showToast({
        variant: "destructive",
        title: "Not copied",
        description: "Your browser blocked copying. Select the text and copy it yourself.",
      });
    }
  };
  return (
    <Button size="small" variant={variant} title={title} onClick={copy} className={className}>
      <span aria-live="polite">{copies > 0 ? "Copied!" : "Copy"}</span>
    </Button>
  );
}
