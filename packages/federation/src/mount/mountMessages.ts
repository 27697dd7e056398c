import { defineMessages } from "@lending/ui/locale";

const source = {
  sessionTitle: "Your session has ended",
  sessionHint: "Nothing was charged just now. Log in to go on.",
  unseenHint: "A payment may be under way. Log in and open the order in the app to see it.",
  logIn: "Log in",
  errorTitle: "We could not open this",
  errorText: "Please try again. If you were paying, check your order before you pay again.",
  elsewhereTitle: "Page not found",
  elsewhereHint: "This page cannot be opened here. Go back and try another way.",
} as const;

/** The copy of a session that has ended and of a path that the remote does not own, with all languages in this file. */
export const mountMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({
      messages: {
        sessionTitle: "Tapos na ang session ninyo",
        sessionHint: "Wala pong siningil ngayon. Mag-log in para magpatuloy.",
        unseenHint: "Baka may bayad na pong pinoproseso. Mag-log in at buksan ang loan sa app para makita ito.",
        logIn: "Mag-log in",
        errorTitle: "Hindi po namin ito mabuksan",
        errorText: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan bago magbayad ulit.",
        elsewhereTitle: "Wala ang page na ito",
        elsewhereHint: "Hindi po mabubuksan dito ang page na ito. Bumalik at sumubok ng ibang paraan.",
      },
    }),
    "zh-CN": async () => ({
      messages: {
        sessionTitle: "登录已失效",
        sessionHint: "刚才没有扣款。请登录后继续。",
        unseenHint: "可能有一笔付款正在处理。请登录并在应用中打开贷款查看。",
        logIn: "登录",
        errorTitle: "无法打开此页面",
        errorText: "请重试。如果您正在付款，请先查看贷款，再决定是否重新付款。",
        elsewhereTitle: "找不到此页面",
        elsewhereHint: "此页面无法在这里打开。请返回后换一种方式。",
      },
    }),
  },
});
