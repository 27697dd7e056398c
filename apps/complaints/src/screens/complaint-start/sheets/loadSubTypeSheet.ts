/** The sheet of sub-types comes after the screen: it is first seen when type 1 is tapped. */
export const loadSubTypeSheet = () => import("./SubTypeSheet.tsx");
