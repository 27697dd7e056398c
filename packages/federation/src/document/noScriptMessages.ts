import type { RouteTitle } from "../routes/defineRoutes.ts";

interface NoScriptMessages {
  /** The problem and how to fix it. */
  readonly advice: RouteTitle;
  /** Precedes the service's phone number. */
  readonly call: RouteTitle;
}

const advice =
  "This page cannot run here. Please update our app and Android System WebView, or iOS. In a browser, turn on JavaScript.";
const call = "Need help? Call us:";

/** Messages of a page that needs scripts, for browsers with scripts disabled and for unsupported browsers. */
export const noScriptMessages: NoScriptMessages = {
  advice: {
    source: advice,
    "en-PH": advice,
    "fil-PH":
      "Hindi gumagana rito ang page na ito. Paki-update ang app namin at ang Android System WebView, o ang iOS. Sa browser, paki-on ang JavaScript.",
    "zh-CN": "此页面无法在这里运行。请更新我们的应用以及 Android System WebView 或 iOS；在浏览器中请启用 JavaScript。",
  },
  call: { source: call, "en-PH": call, "fil-PH": "Kailangan ng tulong? Tawagan kami:", "zh-CN": "需要帮助？请致电：" },
};
