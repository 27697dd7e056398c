import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("bank-binding");
