/** What came of a command: `data` is whatever the native side sent along. `ok` is true at once where no reply is awaited. */
export interface NativeReply {
  readonly ok: boolean;
  readonly data: unknown;
}

/** Whether to wait for the native side's own answer, and for how long. Without it a command resolves once handed over. */
export interface ReplyOptions {
  /** Milliseconds to wait for the answer; none in time is a reply that is not ok. */
  readonly replyWithinMs?: number;
}

/** Text values only: they may have to travel in a link. */
export type NativeParams = Readonly<Record<string, string>>;

/**
 * The native app as the product sees it (decisions 4). No method ever rejects: a command that cannot be handed over, or
 * whose awaited answer does not come, gives a reply that is not ok.
 */
export interface NativePort {
  /** Who takes the commands: the app's bridge object, its link scheme (an old app), or nobody but the browser's preview. */
  readonly host: "android" | "ios" | "link" | "browser";
  /** Opens one of the app's own pages by the app's name for it (environment key `nativePages`). */
  goToPage(page: string, params?: NativeParams, options?: ReplyOptions): Promise<NativeReply>;
  closeWebview(options?: ReplyOptions): Promise<NativeReply>;
  goHome(options?: ReplyOptions): Promise<NativeReply>;
  goMine(options?: ReplyOptions): Promise<NativeReply>;
  returnToLogin(options?: ReplyOptions): Promise<NativeReply>;
  /** Calls a number made of a leading plus, digits, spaces, hyphens and brackets. Anything else is not handed over. */
  callPhone(number: string, options?: ReplyOptions): Promise<NativeReply>;
  /** The app's page of the store where it is rated. */
  goToRating(options?: ReplyOptions): Promise<NativeReply>;
  confirmTrackingPoint(name: string, params?: NativeParams, options?: ReplyOptions): Promise<NativeReply>;
  startBankStep(options?: ReplyOptions): Promise<NativeReply>;
  endBankStep(options?: ReplyOptions): Promise<NativeReply>;
}
