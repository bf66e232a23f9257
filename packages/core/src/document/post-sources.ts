import { countNoun } from "../text/count-noun.ts";
import type { Findings, Place } from "./findings.ts";
import type { JsonNode, JsonObject } from "./json/json-node.ts";
import { type LocatedMember, locateMember } from "./json/locate-member.ts";
import { postLimits } from "./limits.ts";
import { passageIdPattern } from "./passage-id.ts";
import type { Post, PostSource } from "./post.ts";

interface ListRules<Entry> {
  /** The first part of the warnings' codes. */
  code: string;
  name: string;
  expected: string;
  limit: number;
  read(node: JsonNode): Entry | null;
}

const postSources: ListRules<PostSource> = {
  code: "sources",
  name: "The 'sources'",
  expected: "objects with 'id', 'title', 'hash' and optionally 'url'",
  limit: postLimits.sources,
  read: readSource,
};

const allowed: ListRules<string> = {
  code: "allowed",
  name: "The 'allowed'",
  expected: `strings of at most ${postLimits.allowedCharacters} characters`,
  limit: postLimits.allowed,
  read: (node) => {
    const text = readText(node);
    return text !== null && text.length <= postLimits.allowedCharacters ? text : null;
  },
};

const citedPassages: ListRules<string> = {
  code: "slide-sources",
  name: ": 'sources'",
  expected: 'ids of passages, such as "p7"',
  limit: postLimits.citedPassages,
  read: (node) => {
    const id = readText(node);
    return id !== null && passageIdPattern.test(id) ? id : null;
  },
};

/**
 * Reads a post's `sources` and `allowed`. Wrong values are ignored with a warning, because slides are drawn without
 * them.
 */
export function readPostSources(
  root: JsonObject,
  findings: Findings,
): Pick<Post, "sources" | "allowed"> {
  const read = <Entry>(name: string, rules: ListRules<Entry>) => {
    const found = locateMember(root, name);
    return found && readList(found, rules, findings);
  };
  const fields = { sources: read("sources", postSources), allowed: read("allowed", allowed) };
  return {
    ...(fields.sources && { sources: fields.sources }),
    ...(fields.allowed && { allowed: fields.allowed }),
  };
}

/** Reads the passage ids in a slide's `sources`; null if they aren't a list. */
export const readCitedPassages = (found: LocatedMember, findings: Findings): string[] | null =>
  readList(found, citedPassages, findings);

/** Keeps the valid entries up to the limit, with one warning about all others; null if the value isn't a list. */
function readList<Entry>(
  { node, ...place }: LocatedMember,
  { code, name, expected, limit, read }: ListRules<Entry>,
  findings: Findings,
): Entry[] | null {
  if (node.kind !== "array") {
    findings.warning(
      `${code}-type`,
      `${name} isn't a list of ${expected}, so it is ignored`,
      node,
      place,
    );
    return null;
  }
  const entries: Entry[] = [];
  let wrong: (Place & { node: JsonNode }) | null = null;
  for (const [index, item] of node.items.entries()) {
    const entry = read(item);
    if (entry !== null) entries.push(entry);
    else {
      wrong ??= {
        node: item,
        path: [...place.path, index],
        offset: place.offset + (node.offsets[index] ?? 0),
      };
    }
  }
  if (wrong) {
    const message = `${name} can only have ${expected}. Other values are ignored`;
    findings.warning(`${code}-entry`, message, wrong.node, wrong);
  }
  if (entries.length > limit) {
    const message = `${name} has ${countNoun(entries.length, "entry", "entries")}, so only the first ${limit} are used`;
    findings.warning(`${code}-too-many`, message, node, place);
  }
  return entries.slice(0, limit);
}

function readSource(node: JsonNode): PostSource | null {
  if (node.kind !== "object") return null;
  const [id, title, hash, url, scope] = ["id", "title", "hash", "url", "scope"].map((name) => {
    const found = locateMember(node, name);
    return found && readText(found.node);
  });
  if (!id || typeof title !== "string" || !hash) return null;
  return { id, title, ...(url && { url }), hash, ...(scope === "cited" && { scope }) };
}

const readText = (node: JsonNode): string | null => (node.kind === "string" ? node.value : null);
