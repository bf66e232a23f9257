import type { ReactNode } from "react";

/** A section of a settings tab, with a small heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
