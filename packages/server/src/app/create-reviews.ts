import { LoginGuard } from "../accounts/login-guard.ts";
import type { PasswordHasher } from "../accounts/password-hasher.ts";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { PublicationService } from "../publishing/publication-service.ts";
import { type RateLimits, reviewPasswordsPerQuarterHour } from "../rate-limits/rate-limits.ts";
import { ReviewError } from "../reviews/review-error.ts";
import { ReviewPageService } from "../reviews/review-page-service.ts";
import { ReviewPasses } from "../reviews/review-passes.ts";
import { ReviewService } from "../reviews/review-service.ts";
import type { Environment } from "./environment.ts";

interface ReviewParts extends Pick<Environment, "now" | "wait"> {
  appSecret: string;
  carousels: CarouselService;
  database: Database;
  passwords: PasswordHasher;
  publications: PublicationService;
  rateLimits: RateLimits;
}

/** Creates the services for review links. */
export function createReviews({ publicUrl }: Config, parts: ReviewParts) {
  const { appSecret, rateLimits, wait } = parts;
  const guard = new LoginGuard({
    pairs: rateLimits.reviewPair,
    accounts: rateLimits.reviewLink,
    delayedFrom: reviewPasswordsPerQuarterHour,
    wait,
    isFailure: (error) => error instanceof ReviewError,
  });
  return {
    reviews: new ReviewService({ ...parts, publicUrl }),
    reviewPages: new ReviewPageService({ ...parts, guard, passes: new ReviewPasses(appSecret) }),
  };
}
