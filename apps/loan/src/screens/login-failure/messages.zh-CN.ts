export const messages = {
  failed: "失败",
  noProducts: "目前没有其他可用的产品。请返回应用，稍后再试。",
};
