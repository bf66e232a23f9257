/** A wasm function of integers and pointers. */
type Call = (...values: number[]) => number;

/** The exports of a HarfBuzz module that are used. */
export type WasmExports<Name extends string> = Readonly<Record<Name | "malloc", Call>> & {
  readonly memory: WebAssembly.Memory;
};

/** Starts a module. Its allocations are never freed, because it lives only as long as its document. */
export async function startWasm<Name extends string>(
  bytes: Uint8Array,
  initializer: "_initialize" | "__wasm_call_ctors",
): Promise<WasmExports<Name>> {
  let memory: WebAssembly.Memory | undefined;
  const refuse = () => {
    throw new Error("HarfBuzz gave up");
  };
  const grow = (wantedBytes: number): number => {
    const missing = Math.ceil((wantedBytes - (memory?.buffer.byteLength ?? 0)) / 65_536);
    return memory && memory.grow(missing) >= 0 ? 1 : 0;
  };
  const { instance } = await WebAssembly.instantiate(bytes.slice(), {
    env: {
      emscripten_resize_heap: grow,
      _abort_js: refuse,
      _setitimer_js: refuse,
      _emscripten_runtime_keepalive_clear: refuse,
    },
    wasi_snapshot_preview1: { proc_exit: refuse },
  });
  const exports = instance.exports as unknown as WasmExports<Name | typeof initializer>;
  memory = exports.memory;
  exports[initializer]();
  return exports;
}

/** Copies bytes into the module's memory and returns their address. */
export function putBytes({ malloc, memory }: WasmExports<never>, bytes: Uint8Array): number {
  const at = malloc(Math.max(1, bytes.length));
  new Uint8Array(memory.buffer).set(bytes, at);
  return at;
}

/** Opens a face of a font file in the module's memory. */
export function openFace(
  wasm: WasmExports<"hb_blob_create" | "hb_face_create">,
  sfnt: Uint8Array,
): number {
  const readOnly = 1;
  const blob = wasm.hb_blob_create(putBytes(wasm, sfnt), sfnt.length, readOnly, 0, 0);
  return wasm.hb_face_create(blob, 0);
}

/** Encodes a four-letter OpenType tag. */
export function tagOf(letters: string): number {
  return [...letters].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
}
