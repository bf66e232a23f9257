import { useEffect, useState } from "react";

/** Returns true once `isWaiting` was true for the time, in ms. */
export function useIsLate(isWaiting: boolean, patienceMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, patienceMs]);
  return isLate;
}
