/** Channel event from the preview to the borrower panel. */
export const BORROWER_EVENT = "lending/heard";

/** An announcement to the borrower or a call of the native app. */
export interface BorrowerEvent {
  readonly kind: "status" | "alert" | "dialog" | "native";
  readonly text: string;
}
