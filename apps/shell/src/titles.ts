import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  error: {
    source: "Something went wrong",
    "en-PH": "Something went wrong",
    "fil-PH": "May naging problema",
    "zh-CN": "出了点问题",
  },
  notFound: {
    source: "Page not found",
    "en-PH": "Page not found",
    "fil-PH": "Wala ang page na ito",
    "zh-CN": "找不到页面",
  },
  otherSite: {
    source: "Link not opened",
    "en-PH": "Link not opened",
    "fil-PH": "Hindi binuksan ang link",
    "zh-CN": "链接未打开",
  },
  testPreview: {
    source: "Test preview",
    "en-PH": "Test preview",
    "fil-PH": "Test preview",
    "zh-CN": "测试预览",
  },
} satisfies Record<string, RouteTitle>;
