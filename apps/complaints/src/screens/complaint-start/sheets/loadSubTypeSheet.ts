/** Loads the sheet of sub-types after the screen, because it first opens when type 1 is tapped. */
export const loadSubTypeSheet = () => import("./SubTypeSheet.tsx");
