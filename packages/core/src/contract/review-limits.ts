/** How many days a review link works by default, and at most. */
export const reviewDays = 30;
export const maxReviewDays = 365;
/** The fewest characters of a link's password. */
export const minReviewPassword = 6;
/** Maximum length of a comment and of a reviewer's name, in characters. */
export const maxCommentLength = 2000;
export const maxReviewerName = 100;
/** Maximum number of comments of a review link, and of a carousel's links. */
export const maxReviewComments = 500;
export const maxReviews = 50;
/** Maximum number of posts that one answer approves. */
export const maxReviewPosts = 100;
