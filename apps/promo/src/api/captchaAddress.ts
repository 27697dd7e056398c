interface Picture {
  readonly sid: string;
  /** Milliseconds; another one has another picture drawn. */
  readonly stamp: number;
}

/** Where the captcha picture of a sid is: on the API's own host. */
export function captchaAddress(apiBase: string, { sid, stamp }: Picture): string {
  return `${apiBase}/api/v2/youmi/promotion/get-captcha?${new URLSearchParams({ sid, t: String(stamp) })}`;
}
