import { defineMessages } from "@lending/ui/locale";

const source = {
  errorCode: "Error code",
} as const;

/** The copy of the error code, with all languages in the chunk that only an error loads. */
export const errorMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({ messages: { errorCode: "Code ng error" } }),
    "zh-CN": async () => ({ messages: { errorCode: "错误代码" } }),
  },
});

const notFound = {
  notFoundTitle: "Page not found",
  notFoundHint: "The link may be old. Go back and try another way.",
  home: "Home",
} as const;

/** The copy of an unknown address, with all languages in the chunk that only such an address loads. */
export const notFoundMessages = defineMessages({
  source: notFound,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({
      messages: {
        notFoundTitle: "Wala ang page na ito",
        notFoundHint: "Baka luma na po ang link. Bumalik at subukan sa ibang paraan.",
        home: "Home",
      },
    }),
    "zh-CN": async () => ({
      messages: {
        notFoundTitle: "找不到此页面",
        notFoundHint: "链接可能已过期。请返回后换一种方式。",
        home: "首页",
      },
    }),
  },
});
