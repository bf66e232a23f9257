import { escapeQuoted } from "@slideloom/core/text";
import { strToU8, zipSync, type Zippable } from "fflate";
import { zipTime } from "../zip-time.ts";

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
const documentRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A part's relationships by id: kind, and target relative to the part. */
export type Relations = Readonly<Record<string, readonly [kind: string, target: string]>>;

/** An Open Packaging Conventions file (ECMA-376, part 2). It has parts with content types and relationships. */
export class OpenPackage {
  readonly #files: Zippable = {};
  readonly #types = new Map<string, string>();

  /** Adds an XML part. `path` has no leading slash, and is empty for the package's own relationships. */
  addXml(path: string, contentType: string, xml: string, relations: Relations = {}): void {
    this.#types.set(path, contentType);
    this.#write(path, xml);
    this.relate(path, relations);
  }

  /** Adds a JPEG image. The package declares its content type by file extension. */
  addJpeg(path: string, bytes: Uint8Array): void {
    this.#files[path] = [bytes, { level: 0, mtime: zipTime }];
  }

  /** Adds an embedded package, such as a chart's workbook. */
  addPackage(path: string, contentType: string, bytes: Uint8Array): void {
    this.#types.set(path, contentType);
    this.#files[path] = [bytes, { level: 0, mtime: zipTime }];
  }

  /** Adds the relationships of a part, or of the package if `path` is empty. */
  relate(path: string, relations: Relations): void {
    const entries = Object.entries(relations).map(([id, [kind, target]]) => {
      const type = kind.startsWith("metadata/")
        ? `${packageNamespace}/relationships/${kind}`
        : `${documentRelations}/${kind}`;
      return `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
    });
    if (entries.length === 0) return;
    const [, folder = "", name = ""] = /^(.*\/)?(.*)$/.exec(path) ?? [];
    this.#write(
      `${folder}_rels/${name}.rels`,
      `<Relationships xmlns="${packageNamespace}/relationships">${entries.join("")}</Relationships>`,
    );
  }

  zip(): Uint8Array<ArrayBuffer> {
    const overrides = Array.from(
      this.#types,
      ([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`,
    );
    const types = `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>${overrides.join("")}</Types>`;
    return zipSync({
      "[Content_Types].xml": [strToU8(types), { mtime: zipTime }],
      ...this.#files,
    }) as Uint8Array<ArrayBuffer>;
  }

  #write(path: string, xml: string): void {
    this.#files[path] = [strToU8(xmlHead + xml), { mtime: zipTime }];
  }
}

/** Escapes text for XML, without characters that XML 1.0 can't represent. */
export function escapeXml(text: string): string {
  return escapeQuoted(text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ""));
}
