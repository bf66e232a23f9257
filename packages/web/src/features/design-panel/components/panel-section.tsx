import type { ReactNode } from "react";

/** A part of a tab under a small heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  );
}
