/** Loads the modal after the screen, because it first opens when a complaint is sent. */
export const loadSentModal = () => import("@lending/ui/success-modal");
