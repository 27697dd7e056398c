export const messages = {
  authorised: (company: string) => `${company} 已获菲律宾证券交易委员会（SEC）批准经营贷款业务。`,
  registration: (number: string) => `SEC 注册号：${number}。`,
  authority: (number: string) => `授权证书号：${number}。`,
  accessibility: "无障碍声明",
  standard: "我们的页面按照 WCAG 2.2 AA 级制作：可以使用屏幕阅读器、键盘和两倍字号，不依赖颜色或动画。",
  limits: "我们知道两点不足：注册时的图形验证码还没有语音形式；付款合作方的页面不由我们制作。",
  help: "遇到障碍了吗？请写信给我们，我们会改进。",
  notCopied: "复制失败，请长按手动复制。",
};
