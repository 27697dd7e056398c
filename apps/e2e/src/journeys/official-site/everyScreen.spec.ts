import { testEveryScreen } from "../../every-screen/testEveryScreen.ts";
import { testLanguages } from "../../every-screen/testLanguages.ts";

testEveryScreen("official-site");
testLanguages({ path: "/Contact", query: {}, words: ["Send Message", "Ipadala ang mensahe", "发送留言"] });
