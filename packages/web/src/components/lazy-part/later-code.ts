import { useCallback, useEffect, useState } from "react";
import { awaitControlsTurn } from "../../lib/first-preview.ts";
import { type CodeError, loadCode } from "../../lib/load-code.ts";

/** A value, usually a component, from code that loads later. */
export interface LaterCode<Value> {
  /** The value; undefined until loaded. */
  readonly value: Value | undefined;
  /** Loads the value once. After a failure, the next call tries again. Rejects with a `CodeError`. */
  load: () => Promise<Value>;
  /** Loads the value if possible. Failures are reported once the value is needed. */
  preload: () => void;
}

export interface LaterCodeOptions {
  /** Completes the sentence "We couldn't load …". */
  name: string;
  /** Loads the code soon, but after the first slide is drawn or on the first input. */
  isAfterPreview?: boolean;
}

export function laterCode<Value>(
  load: () => Promise<Value>,
  { name, isAfterPreview = false }: LaterCodeOptions,
): LaterCode<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | null = null;
  async function loadOnce(): Promise<Value> {
    try {
      if (isAfterPreview) await awaitControlsTurn();
      value = await loadCode(name, load);
      return value;
    } finally {
      loading = null;
    }
  }
  const request = () => (loading ??= loadOnce());
  const preload = () => {
    if (value === undefined) request().catch(() => undefined);
  };
  if (isAfterPreview) preload();
  return {
    get value() {
      return value;
    },
    load: async () => value ?? request(),
    preload,
  };
}

/** Retries of the failed parts that are shown. */
const failed = new Set<() => void>();

/** Tries again to load all failed parts, because they usually fail for the same reason. */
function retryParts(): void {
  for (const retry of failed) retry();
}

export interface LoadedPart<Value> {
  value: Value | undefined;
  failure: CodeError | null;
  /** True after a failure, even if a later attempt succeeded. */
  hadFailure: boolean;
  isTrying: boolean;
  /** Loads the code, and all other code that failed. */
  retry: () => void;
}

/** Loads code while `isWanted`, and again when the browser is back online. */
export function useLaterCode<Value>(later: LaterCode<Value>, isWanted = true): LoadedPart<Value> {
  const [state, setState] = useState<Omit<LoadedPart<Value>, "retry">>(() => ({
    value: later.value,
    failure: null,
    hadFailure: false,
    isTrying: false,
  }));
  const attempt = useCallback(() => {
    later.load().then(
      (value) => setState((before) => ({ ...before, value, failure: null, isTrying: false })),
      (failure: CodeError) =>
        setState((before) => ({ ...before, failure, hadFailure: true, isTrying: false })),
    );
  }, [later]);
  // Code that was preloaded meanwhile is used at once.
  const value = state.value ?? (isWanted ? later.value : undefined);
  const isMissing = isWanted && value === undefined;
  useEffect(() => {
    if (isMissing) attempt();
  }, [isMissing, attempt]);
  const hasFailed = state.failure !== null;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => {
      setState((before) => ({ ...before, isTrying: true }));
      attempt();
    };
    failed.add(retry);
    addEventListener("online", retry);
    return () => {
      failed.delete(retry);
      removeEventListener("online", retry);
    };
  }, [hasFailed, attempt]);
  return { ...state, value, retry: retryParts };
}
