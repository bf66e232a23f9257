import type { FontFile } from "./fonts/font-catalogue.ts";

/** The parts of HarfBuzz that set type in documents, as harfbuzzjs names their files. */
type WasmName = "harfbuzz" | "harfbuzz-subset";

/** Where fonts, emoji pictures and what sets type come from. All reject with an `AssetError` that names the file. */
export interface AssetSource {
  loadFont(file: FontFile): Promise<Uint8Array>;
  /** The SVG of the emoji with that id, in UTF-8. */
  loadEmoji(id: string): Promise<Uint8Array>;
  loadWasm(name: WasmName): Promise<Uint8Array>;
}

/** What sets type in documents. */
export type TypeSource = Pick<AssetSource, "loadFont" | "loadWasm">;

/** A font or an emoji picture that could not be loaded. */
export class AssetError extends Error {
  override name = "AssetError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Could not load ${file}: ${reason}`, { cause });
    this.file = file;
  }
}

/** Loads every file once, however many ask for it at the same time; one that failed is tried again when next asked for. */
export function createAssetSource(loaders: AssetSource): AssetSource {
  const loading = new Map<string, Promise<Uint8Array>>();
  const loadOnce = (file: string, load: () => Promise<Uint8Array>) => {
    const known = loading.get(file);
    if (known) return known;
    const started = load().catch((cause: unknown) => {
      loading.delete(file);
      throw new AssetError(file, cause);
    });
    loading.set(file, started);
    return started;
  };
  return {
    loadFont: (file) => loadOnce(file.file, () => loaders.loadFont(file)),
    loadEmoji: (id) => loadOnce(`${id}.svg`, () => loaders.loadEmoji(id)),
    loadWasm: (name) => loadOnce(`${name}.wasm`, () => loaders.loadWasm(name)),
  };
}
