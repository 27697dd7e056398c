/** Loads the dialogs after the screen: most orders open none. */
export const loadOrderDialogs = () => import("./OrderDialogs.tsx");
