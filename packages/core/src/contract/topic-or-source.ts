import { z } from "zod";

interface Subject {
  topic?: string | null | undefined;
  source?: unknown;
  sources?: unknown;
}

/**
 * Requires a topic of at least `min` characters, unless there is a source. The topic's error is listed before those of
 * other fields.
 */
export function requireTopicOrSource(
  min: number,
  { missing, short }: { missing: string; short: string },
) {
  return z.core._check<Subject | null | undefined>(
    ({ value, issues }) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      const { topic, source, sources } = value;
      if (topic != null && typeof topic !== "string") return;
      const length = topic?.length ?? 0;
      if (length >= min || (length === 0 && (source ?? sources) != null)) return;
      const message = topic == null ? missing : short;
      issues.unshift({ code: "custom", path: ["topic"], message, input: topic });
    },
    { when: () => true },
  );
}
