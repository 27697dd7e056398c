/** The names of the commands on the wire (decisions 4). */
export type NativeCommand =
  | "goToPage"
  | "closeWebview"
  | "goHome"
  | "goMine"
  | "returnToLogin"
  | "callPhone"
  | "goToRating"
  | "confirmTrackingPoint"
  | "startBankStep"
  | "endBankStep";

/** The one shape in which a command travels. The id is never used twice. */
export interface NativeMessage {
  readonly id: string;
  readonly command: NativeCommand;
  readonly params: Readonly<Record<string, string>>;
}
