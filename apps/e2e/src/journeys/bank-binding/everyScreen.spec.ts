import { testEveryScreen, testLanguages, testOverlay } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

const order = { productId: "p-1", orderId: "o-174" };

testEveryScreen("bank-binding");
testFacts({ path: "/bindBank", texts: ["Bank", "Account number"], control: "Next" });
testOverlay({ path: "/bindBank", query: order, title: "Payment account information", opener: /Bank/ });
testLanguages({ path: "/bindBank", query: { productId: "p-1" }, words: ["Next", "Susunod", "下一步"] });
