import { useEffect, useState } from "react";

const intervalMs = 4000;

/** Goes through `count` templates while it plays, which is by itself at first if it may; choosing one stops it. */
export function useTemplateCycle(count: number, mayStart: boolean) {
  const [shown, setShown] = useState(0);
  /** Those whose pictures are wanted: what was shown, and what comes next. */
  const [loaded, setLoaded] = useState([0]);
  const [wish, setIsPlaying] = useState<boolean | null>(null);
  const isPlaying = wish ?? mayStart;

  const load = (template: number) =>
    setLoaded((known) => (known.includes(template) ? known : [...known, template]));

  useEffect(() => {
    if (!isPlaying) return;
    const next = (shown + 1) % count;
    // Half the time ahead, when the pictures of this one are there.
    const loading = setTimeout(() => load(next), intervalMs / 2);
    const showing = setTimeout(() => setShown(next), intervalMs);
    return () => {
      clearTimeout(loading);
      clearTimeout(showing);
    };
  }, [count, isPlaying, shown]);

  const choose = (template: number) => {
    setIsPlaying(false);
    load(template);
    setShown(template);
  };
  return { shown, loaded, isPlaying, choose, setIsPlaying };
}
