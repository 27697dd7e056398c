import type { RouteTitle } from "../routes/defineRoutes.ts";

interface Words {
  /** What is the matter, and what mends it. */
  readonly advice: RouteTitle;
  /** Stands before the service's number. */
  readonly call: RouteTitle;
}

const advice =
  "This page cannot run here. Please update our app and Android System WebView, or iOS. In a browser, turn on JavaScript.";
const call = "Need help? Call us:";

/** What is read where a page that needs its scripts has none: they are turned off, or the engine is too old for them. */
export const unscriptedWords: Words = {
  advice: {
    source: advice,
    "en-PH": advice,
    "fil-PH":
      "Hindi gumagana rito ang page na ito. Paki-update ang app namin at ang Android System WebView, o ang iOS. Sa browser, paki-on ang JavaScript.",
    "zh-CN": "此页面无法在这里运行。请更新我们的应用以及 Android System WebView 或 iOS；在浏览器中请启用 JavaScript。",
  },
  call: { source: call, "en-PH": call, "fil-PH": "Kailangan ng tulong? Tawagan kami:", "zh-CN": "需要帮助？请致电：" },
};
