import { openFace, putBytes, startWasm, tagOf, type WasmExports } from "./wasm-heap.ts";

/** A glyph of shaped text; lengths in 1/1000 em, as in PDF. */
export interface Glyph {
  id: number;
  /** Index of the glyph's first letter in the text, in UTF-16 code units. */
  at: number;
  advance: number;
  /** The glyph's advance in the font, before kerning. */
  width: number;
  shift: number;
}

/** Vertical metrics of a font, in 1/1000 em. */
export interface FontHeights {
  ascent: number;
  descent: number;
  capHeight: number;
}

type Name =
  | "hb_blob_create"
  | "hb_face_create"
  | "hb_font_create"
  | "hb_font_set_scale"
  | "hb_font_set_variations"
  | "hb_font_get_glyph_h_advance"
  | "hb_font_get_h_extents"
  | "hb_ot_metrics_get_position_with_fallback"
  | "hb_buffer_create"
  | "hb_buffer_reset"
  | "hb_buffer_add_utf16"
  | "hb_buffer_set_direction"
  | "hb_buffer_guess_segment_properties"
  | "hb_buffer_get_glyph_infos"
  | "hb_buffer_get_glyph_positions"
  | "hb_shape";

type Wasm = WasmExports<Name>;

/** Units per 1/1000 em, because HarfBuzz returns integers and variable fonts have fractional advances. */
const precision = 64;
const leftToRight = 4;
/** Number of four-byte fields in `hb_glyph_info_t` and `hb_glyph_position_t`. */
const recordLength = 5;

/** HarfBuzz for left-to-right text: maps letters to positioned glyphs. */
export class Shaper {
  readonly #wasm: Wasm;
  readonly #buffer: number;

  private constructor(wasm: Wasm) {
    this.#wasm = wasm;
    this.#buffer = wasm.hb_buffer_create();
  }

  /** `bytes` is harfbuzz.wasm of harfbuzzjs. */
  static async start(bytes: Uint8Array): Promise<Shaper> {
    return new Shaper(await startWasm<Name>(bytes, "__wasm_call_ctors"));
  }

  /** Opens a font file (sfnt) and returns its handle. A variable font is opened at `weight`. */
  open(sfnt: Uint8Array, weight: number): number {
    const wasm = this.#wasm;
    const font = wasm.hb_font_create(openFace(wasm, sfnt));
    wasm.hb_font_set_scale(font, 1000 * precision, 1000 * precision);
    const variation = new DataView(new ArrayBuffer(8));
    variation.setUint32(0, tagOf("wght"), true);
    variation.setFloat32(4, weight, true);
    wasm.hb_font_set_variations(font, putBytes(wasm, new Uint8Array(variation.buffer)), 1);
    return font;
  }

  /** Returns a text's glyphs from left to right. `features` are OpenType tags; a leading `-` turns one off. */
  shape(font: number, text: string, features: readonly string[]): Glyph[] {
    const wasm = this.#wasm;
    const buffer = this.#buffer;
    wasm.hb_buffer_reset(buffer);
    const units = Uint16Array.from(text, (_, at) => text.charCodeAt(at));
    const length = units.length;
    wasm.hb_buffer_add_utf16(
      buffer,
      putBytes(wasm, new Uint8Array(units.buffer)),
      length,
      0,
      length,
    );
    wasm.hb_buffer_set_direction(buffer, leftToRight);
    wasm.hb_buffer_guess_segment_properties(buffer);
    wasm.hb_shape(font, buffer, putBytes(wasm, writeFeatures(features)), features.length);
    return this.#readGlyphs(font);
  }

  readHeights(font: number): FontHeights {
    const wasm = this.#wasm;
    const extents = wasm.malloc(12 * 4);
    wasm.hb_font_get_h_extents(font, extents);
    const capHeight = wasm.malloc(4);
    wasm.hb_ot_metrics_get_position_with_fallback(font, tagOf("cpht"), capHeight);
    const read = (at: number) => (new Int32Array(wasm.memory.buffer)[at / 4] ?? 0) / precision;
    return { ascent: read(extents), descent: read(extents + 4), capHeight: read(capHeight) };
  }

  #readGlyphs(font: number): Glyph[] {
    const wasm = this.#wasm;
    const countAt = wasm.malloc(4);
    const infosAt = wasm.hb_buffer_get_glyph_infos(this.#buffer, countAt) / 4;
    const positionsAt = wasm.hb_buffer_get_glyph_positions(this.#buffer, 0) / 4;
    const numbers = new Int32Array(wasm.memory.buffer);
    const count = numbers[countAt / 4] ?? 0;
    return Array.from({ length: count }, (_, index): Glyph => {
      const info = infosAt + index * recordLength;
      const position = positionsAt + index * recordLength;
      const id = numbers[info] ?? 0;
      return {
        id,
        at: numbers[info + 2] ?? 0,
        advance: (numbers[position] ?? 0) / precision,
        width: wasm.hb_font_get_glyph_h_advance(font, id) / precision,
        shift: (numbers[position + 2] ?? 0) / precision,
      };
    });
  }
}

/** Writes an array of `hb_feature_t` for the whole text. */
function writeFeatures(features: readonly string[]): Uint8Array {
  const records = features.flatMap((feature) => {
    const isOn = !feature.startsWith("-");
    return [tagOf(feature.slice(isOn ? 0 : 1)), isOn ? 1 : 0, 0, 0xffffffff];
  });
  return new Uint8Array(Uint32Array.from(records).buffer);
}
