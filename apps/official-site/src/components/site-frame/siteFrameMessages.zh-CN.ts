export const messages = {
  sections: "页面导航",
  home: "首页",
  about: "关于我们",
  policy: "隐私政策",
  loan: "贷款条款",
  contact: "联系我们",
  secRegistration: (number: string) => `SEC 注册号：${number}`,
  certificateOfAuthority: (number: string) => `授权证书号：${number}`,
  language: "语言",
  rights: "版权所有。",
};
