import { truncateLabel } from "../text/index.ts";
import {
  carouselLayoutNames,
  isSlideLayoutName,
  type SlideLayoutName,
} from "../layouts/layout-names.ts";
import { slideAligns, slideGrounds } from "../layouts/slide-grounds.ts";
import type { Findings, Place } from "./findings.ts";
import { findMember, type JsonNode, type JsonObject } from "./json/json-node.ts";
import { locateMember } from "./json/locate-member.ts";
import { readCitedPassages } from "./post-sources.ts";
import type { MediaCredit, Slide, SlideMediaField, SlideMediaOptions } from "./post.ts";

const shownLength = 40;

const fits = ["cover", "contain"] as const;
const tones = ["natural", "duotone"] as const;

type Found = NonNullable<ReturnType<typeof locateMember>>;
type OptionalField = Exclude<keyof Slide, "header" | "description" | "summary">;

/** Parsers of a slide's optional fields except `summary`. An invalid value becomes null and adds a warning. */
const readers = {
  layout: readLayout,
  media: readMedia,
  ground: (found: Found, findings: Findings) => readChoice("ground", slideGrounds, found, findings),
  align: (found: Found, findings: Findings) => readChoice("align", slideAligns, found, findings),
  prompt: (found: Found, findings: Findings) => readString("prompt", found, findings),
  alt: (found: Found, findings: Findings) => readString("alt", found, findings),
  sources: readCitedPassages,
} satisfies Record<OptionalField, (found: Found, findings: Findings) => unknown>;

export type SlideFieldName = keyof typeof readers;
type SlideFields = Pick<Slide, SlideFieldName>;

/** Field names, in the order in which `readSlideFields` reads them. */
const slideFieldNames = Object.keys(readers) as SlideFieldName[];

/**
 * Fields that are written to other file formats. `sources` isn't, because passage ids mean nothing outside their post.
 */
export const writtenFieldNames = slideFieldNames.filter((name) => name !== "sources");

/** Reads a slide's optional fields; invalid values are ignored with a warning. */
export function readSlideFields(slide: JsonObject, findings: Findings): SlideFields {
  const fields: Partial<Record<SlideFieldName, unknown>> = {};
  for (const name of slideFieldNames) {
    const found = locateMember(slide, name);
    const value = found && readers[name](found, findings);
    if (value !== null) fields[name] = value;
  }
  return fields as SlideFields;
}

function readString(name: "prompt" | "alt", found: Found, findings: Findings): string | null {
  if (found.node.kind === "string") return found.node.value;
  const message = `: '${name}' isn't a string, so it is ignored`;
  findings.warning(`${name}-type`, message, found.node, found);
  return null;
}

function readLayout(found: Found, findings: Findings): SlideLayoutName | null {
  const { node } = found;
  if (node.kind !== "string") {
    findings.warning("layout-type", ": 'layout' isn't a string, so it is ignored", node, found);
    return null;
  }
  if (isSlideLayoutName(node.value)) return node.value;
  const shown = truncateLabel(node.value, shownLength);
  const message = `: there is no layout '${shown}', so it is ignored (supported: ${carouselLayoutNames.join(", ")})`;
  findings.warning("unknown-layout", message, node, found);
  return null;
}

function readChoice<Choice extends string>(
  name: "ground" | "align",
  choices: readonly Choice[],
  found: Found,
  findings: Findings,
): Choice | null {
  const value = readName(found.node, choices);
  if (value !== null) return value;
  const message = `: '${name}' isn't one of ${choices.join(", ")}, so it is ignored`;
  findings.warning(`unknown-${name}`, message, found.node, found);
  return null;
}

function readMedia(found: Found, findings: Findings): SlideMediaField | null {
  const { node } = found;
  if (node.kind === "string") return node.value;
  if (node.kind !== "object") {
    const message = ": 'media' is neither a URL nor an object, so it is ignored";
    findings.warning("media-type", message, node, found);
    return null;
  }
  return readOptions(node, found, findings);
}

function readOptions(node: JsonObject, place: Place, findings: Findings): SlideMediaOptions {
  const media: SlideMediaOptions = {};
  const read = <Name extends keyof SlideMediaOptions>(
    name: Name,
    expected: string,
    parse: (node: JsonNode) => SlideMediaOptions[Name] | null,
  ) => {
    const part = locateMember(node, name);
    if (!part) return;
    const value = parse(part.node);
    if (value !== null) {
      media[name] = value;
      return;
    }
    const message = `: '${name}' of 'media' isn't ${expected}, so it is ignored`;
    findings.warning(`media-${name}`, message, part.node, {
      path: [...place.path, ...part.path],
      offset: place.offset + part.offset,
    });
  };
  read("url", "a string", readText);
  read("before", "a string", readText);
  read("alt", "a string", readText);
  read("focus", "an array of two numbers from 0 to 1", readFocus);
  read("fit", `one of ${fits.join(", ")}`, (part) => readName(part, fits));
  read("tone", `one of ${tones.join(", ")}`, (part) => readName(part, tones));
  read("credit", "an object with texts for author, license and url", readCredit);
  return media;
}

const creditNames = ["author", "license", "url"] as const;

function readCredit(node: JsonNode): MediaCredit | null {
  if (node.kind !== "object") return null;
  const credit: MediaCredit = {};
  for (const name of creditNames) {
    const member = findMember(node, name);
    if (!member) continue;
    const text = readText(member.value);
    if (text === null) return null;
    credit[name] = text;
  }
  return credit;
}

function readText(node: JsonNode): string | null {
  return node.kind === "string" ? node.value : null;
}

function readName<Name extends string>(node: JsonNode, names: readonly Name[]): Name | null {
  return names.find((name) => node.kind === "string" && node.value === name) ?? null;
}

function readFocus(node: JsonNode): [x: number, y: number] | null {
  if (node.kind !== "array" || node.items.length !== 2) return null;
  const [x = -1, y = -1] = node.items.map((item) =>
    item.kind === "number" ? Number(item.text) : -1,
  );
  return [x, y].every((share) => share >= 0 && share <= 1) ? [x, y] : null;
}
