import type { ComponentProps } from "react";

/** A way out, beside what a note says. */
export function NoteButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="shrink-0 rounded font-medium underline underline-offset-2 disabled:opacity-50"
      {...props}
    />
  );
}
