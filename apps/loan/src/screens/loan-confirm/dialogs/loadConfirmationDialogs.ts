/** Loads the dialogs after the offer: most offers open none before Back. */
export const loadConfirmationDialogs = () => import("./ConfirmationDialogs.tsx");
