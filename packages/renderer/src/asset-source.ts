import type { FontFile } from "./fonts/font-catalogue.ts";

/** HarfBuzz modules used to typeset text in PDFs, by harfbuzzjs file name. */
type WasmName = "harfbuzz" | "harfbuzz-subset";

/** Source of fonts, emoji SVGs and HarfBuzz modules. All methods reject with an `AssetError` that names the file. */
export interface AssetSource {
  loadFont(file: FontFile): Promise<Uint8Array>;
  /** Resolves to the emoji's SVG, in UTF-8. */
  loadEmoji(id: string): Promise<Uint8Array>;
  loadWasm(name: WasmName): Promise<Uint8Array>;
}

/** Files needed to typeset text in PDFs. */
export type TypeSource = Pick<AssetSource, "loadFont" | "loadWasm">;

/** Thrown if a font, an emoji image or a HarfBuzz module could not be loaded. */
export class AssetError extends Error {
  override name = "AssetError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Could not load ${file}: ${reason}`, { cause });
    this.file = file;
  }
}

/** Memoizes the loaders: concurrent requests share one load, and a failed load is retried by the next request. */
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
