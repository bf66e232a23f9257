/* Finished posts to begin with, by framework, trade, goal and network. */
export { type StarterSearch, searchStarters } from "./search-starters.ts";
export {
  type Framework,
  frameworks,
  type Goal,
  goals,
  type Starter,
  type Trade,
  trades,
} from "./starter.ts";
export { findStarter, starters } from "./starters.ts";
