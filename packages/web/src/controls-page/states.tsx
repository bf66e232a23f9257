import type { ReactNode } from "react";

interface StatesProps {
  control: string;
  /** Side by side if there is space; stacked otherwise. */
  isRow?: boolean;
  children: ReactNode;
}

/** A control's states below its name. */
export function States({ control, isRow = false, children }: StatesProps) {
  return (
    <div className="state">
      <h2>{control}</h2>
      {isRow ? <div className="row">{children}</div> : children}
    </div>
  );
}
