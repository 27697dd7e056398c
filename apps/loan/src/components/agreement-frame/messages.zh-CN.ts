export const messages = {
  open: "打开协议",
  notLoaded: "协议未能加载",
  notLoadedHint: "您尚未同意任何内容。请重试，或在单独的页面中打开协议。",
};
