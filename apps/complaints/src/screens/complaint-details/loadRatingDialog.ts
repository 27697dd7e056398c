/** Loads the rating after the screen, because it opens three seconds later. */
export const loadRatingDialog = () => import("./RatingDialog.tsx");
