/** What the preview tells the panel of the borrower's side. */
export const HEARD = "lending/heard";

/** One thing that reached the borrower or the native app. */
export interface Heard {
  readonly kind: "status" | "alert" | "dialog" | "native";
  readonly text: string;
}
