import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("repay");
