export const messages = {
  greeting: "此部分可以使用。",
  refused: "无法加载联系方式。",
  tryLater: "请过几分钟再试。",
};
