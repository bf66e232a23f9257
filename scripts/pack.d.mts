/** Packs the product as one npm package, and returns the tarball's path. */
export function pack(folder: string): Promise<string>;
