import { testEveryScreen, testLanguages } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("loan");
testLanguages({
  path: "/loanDetail",
  query: { productId: "p-1", orderId: "o-174" },
  words: ["Repay", "Magbayad", "还款"],
});
testLanguages({
  path: "/loanConfirm",
  query: { productId: "p-1" },
  words: ["Get the loan", "Kunin ang loan", "立即借款"],
});
