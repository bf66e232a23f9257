import { useEffect, useState } from "react";

const intervalMs = 4000;

/** Cycles through `count` templates. Plays automatically if `mayStart`, and stops when a template is chosen. */
export function useTemplateCycle(count: number, mayStart: boolean) {
  const [shown, setShown] = useState(0);
  /** Indexes of the templates with loaded images. The next template's images load ahead. */
  const [loaded, setLoaded] = useState([0]);
  const [wish, setIsPlaying] = useState<boolean | null>(null);
  const isPlaying = wish ?? mayStart;

  const load = (template: number) =>
    setLoaded((known) => (known.includes(template) ? known : [...known, template]));

  useEffect(() => {
    if (!isPlaying) return;
    const next = (shown + 1) % count;
    // Preloads the next template's images halfway through the interval, after the current template's images.
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
