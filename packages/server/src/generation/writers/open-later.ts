import type { TextReader } from "../../threads/reader.ts";
import type { ModelSettings } from "../model/model-settings.ts";
import type { ModelTextGenerator } from "../model/model-text-generator.ts";

/** Opens a model for one party, whose reader reads the replies. */
export type OpenModel = (texts: TextReader) => Promise<ModelTextGenerator>;

/**
 * Returns a function that opens a model; the connection to it is memoized. The providers' libraries are imported with
 * the first call, since many processes never generate.
 */
export function openLater(buildSettings: () => ModelSettings): OpenModel {
  let opening: ReturnType<typeof connect> | null = null;
  const connect = async () => {
    const settings = buildSettings();
    const [{ ModelClient }, model] = await Promise.all([
      import("../model/model-client.ts"),
      import("../model/model-text-generator.ts"),
    ]);
    return { client: new ModelClient(settings), Generator: model.ModelTextGenerator };
  };
  return async (texts) => {
    const { client, Generator } = await (opening ??= connect());
    return new Generator(client, texts);
  };
}
