import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

testEveryScreen("loan");
testFacts({
  path: "/loanDetail",
  texts: ["Payment is due soon", "Pay on or before the due date.", "Amount due", "2.650", "Due date"],
  control: "REPAY",
});
