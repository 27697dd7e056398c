export const messages = {
  choose: "请选择",
  search: "搜索",
  noneFound: "没有找到，请减少输入的字。",
};
