export { listFacets } from "./facets.ts";
export { buildTid } from "./tid.ts";
