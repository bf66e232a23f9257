import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeEmojiCatalogue } from "../../../../scripts/make-emoji-catalogue.mjs";
import * as generated from "./emoji-catalogue.generated.ts";
import { findEmojiId } from "./emoji-id.ts";
import { splitEmoji } from "./split-emoji.ts";
