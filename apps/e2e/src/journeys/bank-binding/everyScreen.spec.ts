import { testEveryScreen, testLanguages, testOverlay } from "../../every-screen/testEveryScreen.ts";

const order = { productId: "p-1", orderId: "o-174" };

testEveryScreen("bank-binding");
testOverlay({ path: "/bindBank", query: order, title: "Payment account information", opener: /Bank/ });
testLanguages({ path: "/bindBank", query: { productId: "p-1" }, words: ["Next", "Susunod", "下一步"] });
