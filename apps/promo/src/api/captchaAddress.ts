interface Picture {
  readonly sid: string;
  /** Milliseconds. A new value makes the server generate a new picture. */
  readonly stamp: number;
}

/** Returns the address of a sid's captcha picture on the API's host. */
export function captchaAddress(apiBase: string, { sid, stamp }: Picture): string {
  return `${apiBase}/api/v2/youmi/promotion/get-captcha?${new URLSearchParams({ sid, t: String(stamp) })}`;
}
