import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { useQuery } from "@tanstack/react-query";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { useUser } from "../../../lib/session.ts";
import { useBrowserModel } from "../browser-model/browser-model-store.ts";
import { browserWriter } from "../browser-model/browser-writer.ts";
import { useSourceFormStore } from "../source-form-store.ts";
import { builtinProvider, pageProvider } from "./has-model.ts";

/** Who writes next. */
interface NextWriter {
  /** Follows "Written by", or names the outline. */
  name: string;
  isOutline: boolean;
  credits: number;
  isBrowser: boolean;
}

const browser: NextWriter = {
  name: describeWriter(browserWriter),
  isOutline: false,
  credits: 0,
  isBrowser: true,
};

/**
 * Returns who writes the next post; null until that is known. The browser's model writes, if the person wants it to,
 * where only the outline would.
 */
export function useNextWriter(): NextWriter | null {
  const first = useServerWriter();
  const usesBrowser = useBrowserModel();
  return first?.isOutline && usesBrowser ? browser : first;
}

/** Returns who writes the form's post. A source is read on the server, so its post is written there too. */
export function useNextPostWriter(): NextWriter | null {
  const first = useServerWriter();
  const next = useNextWriter();
  const hasSource = useSourceFormStore(({ read }) => read !== null);
  return hasSource ? first : next;
}

/** Returns the first writer of the account, or the server's own without one. */
function useServerWriter(): NextWriter | null {
  const user = useUser();
  const { data } = useQuery({ ...queryEndpoint("getWriterOrder"), enabled: Boolean(user) });
  if (user) {
    const [first] = data?.writers ?? [];
    return first ? presentWriter(first, first.credits) : null;
  }
  if (user === undefined || pageProvider === "") return null;
  const isOutline = pageProvider === builtinProvider;
  const name = isOutline ? describeWriter(outline) : "this server's AI model";
  return { name, isOutline, credits: 0, isBrowser: false };
}

const outline = { owner: "server", provider: builtinProvider, model: null } as const;

const presentWriter = (writer: WriterName, credits: number): NextWriter => ({
  name: describeWriter(writer),
  isOutline: writer.model === null,
  credits,
  isBrowser: false,
});
