import { testEveryScreen, testLanguages, testOverlay } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

const order = { productId: "p-1", orderId: "o-174" };

testEveryScreen("complaints");
testFacts({ path: "/complaint", texts: ["Sandbox Cash", "Amount due", "₱2650.00"], control: "Collection" });
testOverlay({ path: "/complaint", query: order, title: "Complaint", opener: "All" });
testLanguages({
  path: "/complainPageNext",
  query: { orderNo: "o-174", problemType: "2" },
  words: ["Send", "Ipadala", "提交"],
});
