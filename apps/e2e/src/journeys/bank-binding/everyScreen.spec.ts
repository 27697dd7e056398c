import { testEveryScreen, testOverlay } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("bank-binding");
testOverlay({
  path: "/bindBank",
  query: { productId: "p-1" },
  title: "Payment account information",
  opener: "Bank",
});
