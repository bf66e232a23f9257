import { useRef, useState } from "react";
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
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    if (await copyText(text)) {
      setIsCopied(true);
      // Each copy restarts the two seconds.
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), feedbackMs);
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
      <span aria-live="polite">{isCopied ? "Copied!" : "Copy"}</span>
    </Button>
  );
}
