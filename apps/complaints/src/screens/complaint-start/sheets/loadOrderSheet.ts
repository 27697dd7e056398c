/** Loads the sheet of all orders after the screen, because it first opens when All is tapped. */
export const loadOrderSheet = () => import("./OrderSheet.tsx");
