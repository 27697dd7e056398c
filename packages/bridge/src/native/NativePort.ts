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

/**
 * The result of a command. `data` is the payload of the native reply. Without a time limit for the reply `ok` is true
 * as soon as the command is sent.
 */
export interface NativeReply {
  readonly ok: boolean;
  readonly data: unknown;
}

/** Whether to wait for the native reply, and for how long. Without it a command resolves once it is sent. */
export interface ReplyOptions {
  /** Milliseconds to wait for the reply. Without a reply in time the result is not ok. */
  readonly replyWithinMs?: number;
}

/** Text values only, because a link may have to carry them. */
export type NativeParams = Readonly<Record<string, string>>;

/**
 * The native app as the product sees it. No method rejects: a command that cannot be sent, or that gets no reply in
 * time, resolves with `ok: false`.
 */
export interface NativePort {
  /**
   * The receiver of commands: the app's bridge object (`android`, `ios`), an old app's link scheme (`link`), or only
   * the preview strip (`browser`).
   */
  readonly host: "android" | "ios" | "link" | "browser";
  /** Opens a page of the app by its native name (environment key `nativePages`). */
  goToPage(page: string, params?: NativeParams, options?: ReplyOptions): Promise<NativeReply>;
  closeWebview(options?: ReplyOptions): Promise<NativeReply>;
  goHome(options?: ReplyOptions): Promise<NativeReply>;
  goMine(options?: ReplyOptions): Promise<NativeReply>;
  returnToLogin(options?: ReplyOptions): Promise<NativeReply>;
  /** Calls a number made of a leading plus, digits, spaces, hyphens and brackets. Any other number is not sent. */
  callPhone(number: string, options?: ReplyOptions): Promise<NativeReply>;
  /** Opens the app's rating page in the store. */
  goToRating(options?: ReplyOptions): Promise<NativeReply>;
  confirmTrackingPoint(name: string, params?: NativeParams, options?: ReplyOptions): Promise<NativeReply>;
  startBankStep(options?: ReplyOptions): Promise<NativeReply>;
  endBankStep(options?: ReplyOptions): Promise<NativeReply>;
}

// At least three digits, parted by spaces, hyphens or brackets.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Whether a text is a phone number and nothing else, so that it can be dialled as it is. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text);
