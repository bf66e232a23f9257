import type { ComponentProps } from "react";

/** A button inside a note that offers a fix. */
export function NoteButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="shrink-0 rounded font-medium underline underline-offset-2 disabled:opacity-50"
      {...props}
    />
  );
}
