/** The modal comes after the screen: it is first seen when a complaint is sent. */
export const loadSentModal = () => import("@lending/ui/success-modal");
