export const messages = {
  title: "您尚未完成注册",
  next: "请检查填写的内容，一分钟后重试。以前注册过？",
  getApp: "下载应用并登录",
};
