import type { AssetSource } from "../asset-source.ts";
import { loadInTime } from "../deadline.ts";
import type { Engine } from "../engine/engine.ts";
import type { FontFile } from "../fonts/font-catalogue.ts";
import { selectFonts } from "../fonts/font-selection.ts";
import { RenderError } from "../render-error.ts";
import type { FamilyWords } from "./slide-words.ts";

/** Loads fonts and registers them with an engine, each file once. */
export class FontBook {
  readonly #engine: Engine;
  readonly #assets: AssetSource;
  readonly #registered = new Map<string, Promise<void>>();

  constructor(engine: Engine, assets: AssetSource) {
    this.#engine = engine;
    this.#assets = assets;
  }

  /**
   * Loads all fonts for these words and returns each family's `fontFamily` list. Rejects with a `RenderError` if a font
   * can't be loaded.
   */
  async prepare(
    families: ReadonlyMap<string, FamilyWords>,
    postText: string,
  ): Promise<Map<string, string[]>> {
    const stacks = new Map<string, string[]>();
    const files = new Set<FontFile>();
    for (const [family, { text, weights, italic }] of families) {
      const options = { weights: [...weights], italic, context: postText };
      const selection = selectFonts(text, [family], options);
      stacks.set(family, selection.stack);
      for (const file of selection.files) files.add(file);
    }
    await Promise.all([...files].map((file) => this.#register(file)));
    return stacks;
  }

  #register(file: FontFile): Promise<void> {
    const known = this.#registered.get(file.file);
    if (known) return known;
    const registering = this.#load(file);
    this.#registered.set(file.file, registering);
    registering.catch(() => this.#registered.delete(file.file));
    return registering;
  }

  async #load(font: FontFile): Promise<void> {
    const { family, file, weight, style, unicodeRange } = font;
    try {
      const data = await loadInTime(this.#assets.loadFont(font), `The font ${family}`);
      await this.#engine.registerFont({
        name: family,
        data,
        unicodeRange,
        ...(weight !== undefined && { weight }),
        ...(style && { style }),
      });
    } catch (cause) {
      if (cause instanceof RenderError) throw cause;
      throw new RenderError(`The font ${family} could not be loaded (${file})`, { cause });
    }
  }
}
