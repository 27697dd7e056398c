import type { Messages } from "@lending/ui/locale";
import type { AboutUsMessages } from "./messages.ts";

export const messages = {
  mission: "我们的使命",
  missionText: (brand) =>
    `${brand} 向当下需要小额资金、并能在数月内还清的人提供贷款。我们希望每位借款人在同意之前，就知道贷款的费用和每期还款日。`,
  advantages: "我们的优势",
  price: "按钮上方列明全部费用：金额、利息、总额。",
  fast: "1 天内作出审批决定，1 至 3 个日历日内到账。",
  dates: "从第一天起，所有还款日都在一页上。",
  private: "贷款是您与我们之间的事，我们不会告知您的联系人。",
  team: "我们的团队",
  teamText: "我们是在菲律宾工作的信贷、技术和客服人员。处理您投诉的人可以查看您的订单，并有权解决问题。",
  email: "联系邮箱",
} satisfies Messages<AboutUsMessages>;
