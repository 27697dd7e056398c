import type { Messages } from "@lending/ui/locale";
import type { AccessibilityMessages } from "./accessibilityMessages.ts";

export const messages = {
  title: "无障碍声明",
  standard: "我们的页面按照 WCAG 2.2 AA 级制作：可以使用屏幕阅读器、键盘和两倍字号，不依赖颜色或动画。",
  limits: "我们知道两点不足：注册时的图形验证码还没有语音形式；付款合作方的页面不由我们制作。",
  help: "遇到障碍了吗？请写信给我们，我们会改进。",
} satisfies Messages<AccessibilityMessages>;
