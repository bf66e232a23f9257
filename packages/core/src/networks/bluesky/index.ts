export { listFacets } from "./facets.ts";
export { buildTid, isTid } from "./tid.ts";
