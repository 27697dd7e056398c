import type { Messages } from "@lending/ui/locale";
import type { PolicyMessages } from "./messages.ts";

export const messages = {
  inShort: "要点",
  collect: "我们只收集贷款所需的信息：您的身份、联系方式、收款账户，以及设备名称和版本。",
  use: "用于审批贷款、放款、提醒还款，并保护您的账户安全。",
  share: "我们不出售您的信息。只有协助办理贷款的机构以及依法有权的主管部门可以查看。",
  rights: "您可以查看、更正信息，反对其使用，并拒收广告。",
  ask: "投诉专员会答复您的疑问和投诉。",
  englishNote: "以下为英文全文，以英文文本为准。",
} satisfies Messages<PolicyMessages>;
