import { answer, type FakeRoute } from "@lending/api-client/testing";
import type { Locale } from "@lending/ui/locale";
import { RepayChooseScreen } from "../screens/repay-choose/RepayChooseScreen.tsx";
import { openRepayment } from "./openScreen.tsx";

export const CARDS = {
  cards: [
    { id: "card-1", bankName: "Bank of the Sandbox", cardNo: "**** 4567", bankCode: "BOS" },
    { id: "card-2", bankName: "Island Savings Bank", cardNo: "**** 8812", bankCode: "ISB" },
  ],
  alipay: "",
  repayToken: "token-1",
  withholdingAmount: "265000",
  couponId: "coupon-1",
  orderId: "o-1",
};

/** Opens the repayment by card with a fake server; the bank requires a code. */
export const openCards = (
  routes: Readonly<Record<string, FakeRoute>> = {},
  path = "/repayChoose?productId=p-1&orderId=o-1",
  locale: Locale = "source",
) =>
  openRepayment(
    RepayChooseScreen,
    path,
    {
      "POST /repayment-way": answer(CARDS),
      "POST /repayment-commit": answer({ repayRecordId: "r-1", needValid: 1 }),
      "POST /repayment-confirm": answer(null),
      "POST /repayment-huichao": answer({ url: "https://pay.test/hosted" }),
      ...routes,
    },
    locale,
  );
