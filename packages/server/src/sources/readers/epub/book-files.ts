import { SourceError } from "../../source-error.ts";
import { decodeXml, walkXml } from "../office/walk-xml.ts";
import { unsupported } from "../unsupported.ts";
import type { Zip } from "../zip/open-zip.ts";

export interface BookFile {
  path: string;
  /** Its title in the table of contents; empty if it isn't there. */
  title: string;
  /** What the book says that it is, e.g. `cover` or `copyright-page`; empty for chapters. */
  role: string;
}

export interface Book {
  title: string;
  byline: string;
  language: string;
  published: string;
  files: BookFile[];
}

const maxFiles = 1000;
const ncxType = "application/x-dtbncx+xml";
/** Algorithms that only hide fonts. */
const fontHiding = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/**
 * Reads what an EPUB says about itself: title, author and the order of its files.
 * @throws {SourceError} if it is damaged or has copy protection.
 */
export function readBook(zip: Zip): Book {
  refuseProtected(zip);
  const packagePath = findAttribute(
    readText(zip, "META-INF/container.xml"),
    "rootfile",
    "full-path",
  );
  const opf = packagePath === null ? "" : readText(zip, packagePath);
  const base = packagePath ?? "";
  const facts = new Map<string, string>();
  const items = new Map<string, { path: string; type: string; properties: string }>();
  const roles = new Map<string, string>();
  const spine: string[] = [];
  let open = "";
  walkXml(opf, {
    open: (typed, { id = "", href = "", idref = "", type = "", properties = "", ...more }) => {
      const name = typed.replace(/^opf:/, "");
      open = name;
      const path = resolvePath(base, href);
      if (name === "item") items.set(id, { path, type: more["media-type"] ?? "", properties });
      else if (name === "itemref") spine.push(idref);
      else if (name === "reference") roles.set(path, type);
    },
    close: () => (open = ""),
    text: (words) => {
      if (open.startsWith("dc:") && words.trim() !== "" && !facts.has(open))
        facts.set(open, words.trim());
    },
  });
  const isContents = (item: { properties: string; type: string }) =>
    /\bnav\b/.test(item.properties) || item.type === ncxType;
  const titles = new Map<string, string>();
  for (const item of items.values())
    if (isContents(item)) readContents(readText(zip, item.path), item.path, titles);
  const files = spine.slice(0, maxFiles).flatMap((id): BookFile[] => {
    const item = items.get(id);
    if (!item || !zip.sizes.has(item.path)) return [];
    const role = isContents(item) ? "toc" : (roles.get(item.path) ?? "");
    return [{ path: item.path, title: titles.get(item.path) ?? "", role }];
  });
  if (files.length === 0) {
    const message = "This e-book is damaged or incomplete. Download it again, then try again.";
    throw new SourceError("source-unreadable", message);
  }
  const get = (name: string) => facts.get(`dc:${name}`) ?? "";
  const published = /^\d{4}(?:-\d{2}-\d{2})?/.exec(get("date"))?.[0] ?? "";
  return {
    title: get("title"),
    byline: get("creator"),
    language: get("language"),
    published,
    files,
  };
}

/** Reads one file of the archive as text; empty if it is missing. */
export const readText = (zip: Zip, path: string): string =>
  decodeXml(zip.read((name) => name === path).get(path));

/** Copy protection encrypts the chapters; some books hide only their fonts. */
function refuseProtected(zip: Zip): void {
  const algorithms: string[] = [];
  walkXml(readText(zip, "META-INF/encryption.xml"), {
    open: (name, { Algorithm = "" }) => {
      if (name.replace(/^\w+:/, "") === "EncryptionMethod") algorithms.push(Algorithm);
    },
  });
  if (algorithms.some((algorithm) => !fontHiding.test(algorithm))) throw unsupported("locked-book");
}

function findAttribute(xml: string, element: string, name: string): string | null {
  let found: string | null = null;
  walkXml(xml, {
    open: (tag, attributes) => {
      if (tag === element) found ??= attributes[name] ?? null;
    },
  });
  return found;
}

/** Reads a table of contents: of EPUB 3, with links, or of EPUB 2, with `navPoint` elements. */
function readContents(xml: string, base: string, titles: Map<string, string>): void {
  let words: string | null = null;
  let href = "";
  const take = (path: string, title: string) => {
    const file = resolvePath(base, path);
    const folded = title.replaceAll(/\s+/g, " ").trim();
    if (folded !== "" && !titles.has(file)) titles.set(file, folded);
  };
  let label = "";
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "a" || name === "text") words = "";
      if (name === "a") href = attributes["href"] ?? "";
      if (name === "content") take(attributes["src"] ?? "", label);
    },
    close: (name) => {
      if (name === "a" && words !== null) take(href, words);
      else if (name === "text") label = words ?? "";
      if (name === "a" || name === "text") words = null;
    },
    text: (typed) => {
      if (words !== null) words += typed;
    },
  });
}

/** Resolves a link of a file to a path in the archive. */
function resolvePath(base: string, link: string): string {
  const [path = ""] = link.split("#", 1);
  const url = URL.canParse(path, `file:///${encodeURI(base)}`)
    ? new URL(path, `file:///${encodeURI(base)}`).pathname.slice(1)
    : path;
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
