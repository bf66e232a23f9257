import type { ReactNode } from "react";

interface StatesProps {
  control: string;
  /** Side by side where there is room; below each other else. */
  isRow?: boolean;
  children: ReactNode;
}

/** A control's states under its name. */
export function States({ control, isRow = false, children }: StatesProps) {
  return (
    <div className="state">
      <h2>{control}</h2>
      {isRow ? <div className="row">{children}</div> : children}
    </div>
  );
}
