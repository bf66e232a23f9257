import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { useQuery } from "@tanstack/react-query";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { useUser } from "../../../lib/session.ts";
import { builtinProvider, pageProvider } from "./has-model.ts";

/** Who writes next. */
interface NextWriter {
  /** Follows "Written by", or names the outline. */
  name: string;
  isOutline: boolean;
  credits: number;
}

/** Returns who writes the next post; null until that is known. Without an account it's the server's own writer. */
export function useNextWriter(): NextWriter | null {
  const user = useUser();
  const { data } = useQuery({ ...queryEndpoint("getWriterOrder"), enabled: Boolean(user) });
  if (user) {
    const [first] = data?.writers ?? [];
    return first ? presentWriter(first, first.credits) : null;
  }
  if (user === undefined || pageProvider === "") return null;
  const isOutline = pageProvider === builtinProvider;
  const name = isOutline ? describeWriter(outline) : "this server's AI model";
  return { name, isOutline, credits: 0 };
}

const outline = { owner: "server", provider: builtinProvider, model: null } as const;

const presentWriter = (writer: WriterName, credits: number): NextWriter => ({
  name: describeWriter(writer),
  isOutline: writer.model === null,
  credits,
});
