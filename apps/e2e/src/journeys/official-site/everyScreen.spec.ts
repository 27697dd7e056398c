import { testEveryScreen, testLanguages } from "../../every-screen/testEveryScreen.ts";

testEveryScreen("official-site");
testLanguages({ path: "/Contact", query: {}, words: ["Send Message", "Ipadala ang mensahe", "发送留言"] });
