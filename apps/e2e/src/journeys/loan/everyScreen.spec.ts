import { testEveryScreen, testLanguages } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

testEveryScreen("loan");
testFacts({
  path: "/loanDetail",
  texts: ["Payment is due soon", "Pay on or before the due date.", "Amount due", "2650.00", "Due date"],
  control: "REPAY",
});
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
