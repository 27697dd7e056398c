import { testEveryScreen, testOverlay } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("repay");
testOverlay({
  path: "/repay",
  query: { productId: "p-1", orderId: "o-174" },
  title: "Repayment",
  opener: "Payment Method",
});
