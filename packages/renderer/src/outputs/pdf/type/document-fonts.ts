import type { PDFContext } from "pdf-lib";
import type { TypeSource } from "../../../asset-source.ts";
import type { FontFace, SlideLayout } from "../../../slide-job.ts";
import { EmbeddedFont } from "./embedded-font.ts";
import { Shaper } from "./shaper.ts";
import { Subsetter } from "./subsetter.ts";
import { unpackFont } from "./unpack-font.ts";

export class DocumentFonts {
  readonly #fonts: ReadonlyMap<string, EmbeddedFont>;
  readonly #assets: TypeSource | null;

  private constructor(fonts: ReadonlyMap<string, EmbeddedFont>, assets: TypeSource | null) {
    this.#fonts = fonts;
    this.#assets = assets;
  }

  /** Loads the font files of these slides' text. Rejects with an `AssetError` if one can't be loaded. */
  static async open(
    layouts: readonly SlideLayout[],
    context: PDFContext,
    assets: TypeSource | null,
  ): Promise<DocumentFonts> {
    const faces = listFaces(layouts);
    const fonts = new Map<string, EmbeddedFont>();
    if (faces.size === 0) return new DocumentFonts(fonts, assets);
    if (!assets) throw new Error("Slides that leave their type to a document need its fonts");
    const shaper = await Shaper.start(await assets.loadWasm("harfbuzz"));
    for (const [key, face] of faces) {
      const sfnt = await unpackFont(await assets.loadFont({ ...face, unicodeRange: [] }));
      fonts.set(key, new EmbeddedFont(context, { face, sfnt, shaper, number: fonts.size }));
    }
    return new DocumentFonts(fonts, assets);
  }

  /** Throws if no layout uses the face. */
  get(face: FontFace): EmbeddedFont {
    const font = this.#fonts.get(keyOf(face));
    if (!font) throw new Error(`The font ${face.file} was not opened`);
    return font;
  }

  /** Writes every font with the glyphs used so far. */
  async write(): Promise<void> {
    if (this.#fonts.size === 0 || !this.#assets) return;
    const subsetter = await Subsetter.start(await this.#assets.loadWasm("harfbuzz-subset"));
    for (const font of this.#fonts.values()) font.write(subsetter);
  }
}

const keyOf = ({ file, weight }: FontFace) => `${file} ${weight}`;

function listFaces(layouts: readonly SlideLayout[]): Map<string, FontFace> {
  const lines = layouts.flatMap(({ texts }) => texts.flatMap((text) => text.lines));
  const faces = lines.flatMap(({ pieces = [] }) => pieces.flatMap(({ type }) => type?.face ?? []));
  return new Map(faces.map((face) => [keyOf(face), face]));
}
