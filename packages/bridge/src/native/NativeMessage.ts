/** The wire names of the commands. */
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

/** The message that carries a command. Ids are unique. */
export interface NativeMessage {
  readonly id: string;
  readonly command: NativeCommand;
  readonly params: Readonly<Record<string, string>>;
}
