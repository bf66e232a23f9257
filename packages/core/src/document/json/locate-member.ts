import { findMember, type JsonNode, type JsonObject } from "./json-node.ts";

/** A value and where it stands in the object that it is looked up in; the offset in UTF-16 units. */
export interface LocatedMember {
  node: JsonNode;
  path: string[];
  offset: number;
}

/** The value of a field and where it stands in its object. */
export function locateMember(object: JsonObject, field: string): LocatedMember | null {
  const member = findMember(object, field);
  if (!member) return null;
  const offset = (object.offsets[object.members.indexOf(member)] ?? 0) + member.valueOffset;
  return { node: member.value, path: [field], offset };
}
