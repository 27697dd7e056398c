import { testEveryScreen, testLanguages } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("promo");
testLanguages({ path: "/promotion", query: { id: "7" }, words: ["Register", "Mag-register", "注册"] });
