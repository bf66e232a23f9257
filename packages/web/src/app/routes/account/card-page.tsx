import type { ReactNode } from "react";

export interface CardPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A small form centred in the window. */
export function CardPage({ title, lead, children }: CardPageProps) {
  return (
    <div className="dotted-canvas flex flex-1 flex-col items-center px-4 pt-4 pb-12 sm:justify-center">
      <div className="w-full max-w-[440px] rounded-2xl border border-line bg-surface p-5 shadow-xl shadow-black/5 sm:p-8">
        <h1 className="font-heading text-2xl font-semibold tracking-[-0.02em]">{title}</h1>
        <p className="mt-1 mb-6 text-[15px] text-muted">{lead}</p>
        {children}
      </div>
    </div>
  );
}
