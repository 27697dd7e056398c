import type { Messages } from "@lending/ui/locale";
import type { AgreementMessages } from "./messages.ts";

export const messages = {
  intro: (brand: string) =>
    `本协议由您与 ${brand} 订立，注册即表示接受。本协议仅涉及您的账户；贷款另有协议，借款前您会先阅读到。`,
  whoTitle: "谁可以注册",
  whoText: "您已年满 18 岁，并使用本人的手机号注册。每人一个账户。",
  codeTitle: "短信验证码",
  codeText: "验证码用来证明手机号属于您，请勿告诉任何人。我们绝不会通过电话或消息索要验证码。",
  dataTitle: "我们收集的信息",
  dataText: "您的手机号、带您来到本页的广告，以及本次访问的技术信息。它们用于开立账户、保护账户，并了解哪些广告有用。",
  privacyPolicy: "隐私政策",
  freeTitle: "免费注册，没有义务",
  freeText: "注册免费，也不是贷款申请。借款前，应用会显示金额、利率、每个还款日和还款总额。",
  messagesTitle: "我们的消息",
  messagesText: "我们会向您发送验证码和账户通知。您要求停止后，我们不再发送推广信息。",
  fairTitle: "合理使用",
  fairText: "您提供的信息真实，不破坏服务，也不以他人名义使用。违反者的账户可能被关闭。",
  closingTitle: "注销账户",
  closingText: (phone: string) => `您可随时致电 ${phone} 注销账户。法律要求保留的信息，我们只保留规定的期限。`,
  changesTitle: "变更",
  changesText: "变更生效前，我们会先通知您。本协议适用菲律宾法律。",
} satisfies Messages<AgreementMessages>;
