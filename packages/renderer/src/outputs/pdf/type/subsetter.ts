import { openFace, startWasm, tagOf, type WasmExports } from "./wasm-heap.ts";

type Name =
  | "hb_blob_create"
  | "hb_blob_get_data"
  | "hb_blob_get_length"
  | "hb_face_create"
  | "hb_face_reference_blob"
  | "hb_set_add"
  | "hb_subset_input_create_or_fail"
  | "hb_subset_input_glyph_set"
  | "hb_subset_input_set"
  | "hb_subset_input_set_flags"
  | "hb_subset_input_pin_all_axes_to_default"
  | "hb_subset_input_pin_axis_location"
  | "hb_subset_or_fail";

type Wasm = WasmExports<Name>;

// Flags and set types of hb-subset.h.
const noHinting = 0x1;
const retainGlyphIds = 0x2;
const droppedTables = 3;

/** Tables that viewers don't read if a PDF refers to glyphs by number (ISO 32000-1, 9.9). */
const unreadTables = ["GSUB", "GPOS", "GDEF", "STAT", "OS/2", "name", "post", "cmap", "DSIG"];

/** HarfBuzz' subsetter: reduces font files to a few glyphs at one weight. */
export class Subsetter {
  readonly #wasm: Wasm;

  private constructor(wasm: Wasm) {
    this.#wasm = wasm;
  }

  /** `bytes` is harfbuzz-subset.wasm of harfbuzzjs. */
  static async start(bytes: Uint8Array): Promise<Subsetter> {
    return new Subsetter(await startWasm<Name>(bytes, "_initialize"));
  }

  /** Returns a font file (sfnt) with only those glyphs, under their old ids. A variable font is fixed at `weight`. */
  subset(sfnt: Uint8Array, glyphIds: Iterable<number>, weight: number): Uint8Array {
    const wasm = this.#wasm;
    const face = openFace(wasm, sfnt);
    const input = wasm.hb_subset_input_create_or_fail();
    wasm.hb_subset_input_set_flags(input, noHinting | retainGlyphIds);
    const glyphs = wasm.hb_subset_input_glyph_set(input);
    for (const id of glyphIds) wasm.hb_set_add(glyphs, id);
    const dropped = wasm.hb_subset_input_set(input, droppedTables);
    for (const table of unreadTables) wasm.hb_set_add(dropped, tagOf(table));
    wasm.hb_subset_input_pin_all_axes_to_default(input, face);
    // No effect on a static font.
    wasm.hb_subset_input_pin_axis_location(input, face, tagOf("wght"), weight);
    const made = wasm.hb_subset_or_fail(face, input);
    if (made === 0) throw new Error("HarfBuzz could not make a subset of a font");
    const blob = wasm.hb_face_reference_blob(made);
    const from = wasm.hb_blob_get_data(blob, 0);
    return new Uint8Array(wasm.memory.buffer).slice(from, from + wasm.hb_blob_get_length(blob));
  }
}
