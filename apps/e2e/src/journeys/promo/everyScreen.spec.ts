import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

testEveryScreen("promo");
testFacts({ path: "/promotion", texts: ["A loan with nothing hidden"], control: "Register" });
