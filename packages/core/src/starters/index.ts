/* Finished posts to begin with, by framework, trade, goal and network. */
export { type StarterSearch, searchStarters } from "./search-starters.ts";
export { frameworks, goals, type Starter, trades } from "./starter.ts";
export { findStarter, starters } from "./starters.ts";
