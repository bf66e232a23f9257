import { findMember, type JsonNode, type JsonObject } from "./json-node.ts";

/** A member's value with its offset in the object, in UTF-16 units. */
export interface LocatedMember {
  node: JsonNode;
  path: string[];
  offset: number;
}

export function locateMember(object: JsonObject, field: string): LocatedMember | null {
  const member = findMember(object, field);
  if (!member) return null;
  const offset = (object.offsets[object.members.indexOf(member)] ?? 0) + member.valueOffset;
  return { node: member.value, path: [field], offset };
}
