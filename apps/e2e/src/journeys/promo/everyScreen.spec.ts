import { testEveryScreen, testLanguages } from "../../every-screen/testEveryScreen.ts";
import { testFacts } from "../../every-screen/testFacts.ts";

testEveryScreen("promo");
testFacts({ path: "/promotion", texts: ["A loan with nothing hidden"], control: "Register" });
testLanguages({ path: "/promotion", query: { id: "7" }, words: ["Register", "Mag-register", "注册"] });
