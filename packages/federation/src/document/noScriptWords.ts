import type { RouteTitle } from "../routes/defineRoutes.ts";

/** What a visitor without scripts reads on a page that cannot do without them. */
export const noScriptWords: RouteTitle = {
  source: "This page needs JavaScript. Please turn it on in your browser, or open the page in our app.",
  "en-PH": "This page needs JavaScript. Please turn it on in your browser, or open the page in our app.",
  "fil-PH": "Kailangan ng JavaScript ng page na ito. Paki-on ito sa browser mo, o buksan ang page sa app namin.",
  "zh-CN": "此页面需要 JavaScript。请在浏览器中启用，或在我们的应用中打开。",
};
