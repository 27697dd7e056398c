/** The sheet of all orders comes after the screen: it is first seen when All is tapped. */
export const loadOrderSheet = () => import("./OrderSheet.tsx");
