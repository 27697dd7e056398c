import { testEveryScreen, testLanguages, testOverlay } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

const order = { productId: "p-1", orderId: "o-174" };

testEveryScreen("repay");
testFacts({ path: "/repay", texts: ["Repayment amount", "2650.00", "Repayment date"], control: "Payment Method" });
testFacts({ path: "/repayOrNot", texts: ["To repay", "2650.00", "Due date"], control: "Repay now" });
testOverlay({ path: "/repay", query: order, title: "Repayment", opener: "Payment Method" });
testOverlay({ path: "/repayDelay", query: order, title: "Rollover Repayment", opener: "Payment Method" });
testOverlay({ path: "/payInstructions", query: {}, title: "Repayment instructions", opener: /^Enlarge: / });
testLanguages({ path: "/repay", query: order, words: ["Payment method", "Paraan ng pagbayad", "付款方式"] });
