import { testEveryScreen, testLanguages, testOverlay } from "../../every-screen/testEveryScreen.ts";

const order = { productId: "p-1", orderId: "o-174" };

testEveryScreen("repay");
testOverlay({ path: "/repay", query: order, title: "Repayment", opener: "Payment Method" });
testOverlay({ path: "/repayDelay", query: order, title: "Rollover Repayment", opener: "Payment Method" });
testOverlay({ path: "/payInstructions", query: {}, title: "Repayment instructions", opener: /^Enlarge: / });
testLanguages({ path: "/repay", query: order, words: ["Payment method", "Paraan ng pagbayad", "付款方式"] });
