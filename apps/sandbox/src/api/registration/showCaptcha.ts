import type { Lender } from "../../lender/createLender.ts";
import type { ServerApp } from "../../server/serverTypes.ts";

export const CAPTCHA_PATH = "/api/v2/youmi/promotion/get-captcha";

/** Serves GET ...?sid&t: the picture of a sid. Another `t` renders another picture. */
export function mountCaptcha(app: ServerApp, lender: Lender): void {
  app.get(CAPTCHA_PATH, (context) => {
    const picture = lender.captchas.draw(context.req.query("sid") ?? "", context.req.query("t") ?? "");
    if (picture === undefined)
      return context.text("This sid is unknown or has expired.", 404, { "cache-control": "no-store" });
    return context.body(picture, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
}
