import { inPlaceReader, type TextReader } from "../src/threads/reader.ts";

/** Reads each party's texts on the calling thread. */
export const inPlaceReaders = { of: (): TextReader => inPlaceReader };
