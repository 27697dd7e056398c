/** The rating comes after the screen: it is first seen three seconds later. */
export const loadRatingDialog = () => import("./RatingDialog.tsx");
