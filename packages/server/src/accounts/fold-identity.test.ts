import { expect, test } from "vitest";
import { foldIdentity } from "./fold-identity.ts";

test.for([
  ["Ada@Example.COM", "ada@example.com"],
  ["JÜRGEN", "ju\u0308rgen"],
  ["Straße", "STRASSE"],
  ["ΟΔΥΣΣΕΥΣ", "οδυσσευσ"],
  ["ａｄａ", "ADA"],
  ["ﬁn", "FIN"],
] as const)("%s and %s are equal", ([one, other]) => {
  expect(foldIdentity(one)).toBe(foldIdentity(other));
  expect(foldIdentity(foldIdentity(one))).toBe(foldIdentity(one));
});

test.for([
  ["ada", "ada1"],
  ["jurgen", "jürgen"],
  ["ada", "аda"],
] as const)("%s and %s differ", ([one, other]) => {
  expect(foldIdentity(one)).not.toBe(foldIdentity(other));
});
