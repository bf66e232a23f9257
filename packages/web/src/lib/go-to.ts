import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";

let navigate: NavigateFunction | null = null;

/** Goes to a page from code that is no component. */
export function goTo(path: string): void {
  void navigate?.(path);
}

/** Lets `goTo` reach the router. */
export function useGoTo(): void {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  }, [current]);
}
