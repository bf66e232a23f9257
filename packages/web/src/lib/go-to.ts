import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";

let navigate: NavigateFunction | null = null;

/** Navigates from code outside components. */
export function goTo(path: string): void {
  void navigate?.(path);
}

/** Connects `goTo` to the router. */
export function useGoTo(): void {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  }, [current]);
}
