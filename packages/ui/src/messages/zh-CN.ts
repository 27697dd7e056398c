export const commonMessages = {
  back: "返回",
  retry: "重试",
  tryAgain: "请重试。",
  help: "帮助",
  more: "更多",
  hide: "收起",
  loading: "加载中",
  notOpened: "无法打开，请检查网络后重试。",
  notLoaded: "此部分未能加载",
};

export const overlayMessages = { close: "关闭" };

export const copyMessages = {
  copy: "复制",
  copied: "已复制",
  notCopied: "复制失败，请长按手动复制。",
};

export const slipMessages = {
  keepPicture: "长按图片即可保存。",
  picture: (title: string) => `图片：${title}`,
  downloaded: "请查看下载内容。如果没有图片，请截屏保存此页面。",
  notDrawn: "无法生成图片，请截屏保存此页面。",
};

export const fileMessages = {
  saved: "已保存为文件。",
  downloaded: "请查看下载内容。如果没有文件，请改为复制或分享。",
  notSaved: "此手机无法在此保存文件，请改为复制或分享。",
};

export const fieldMessages = {
  textCut: (max: number) => `最多 ${max} 个字符，超出部分已去掉，请核对内容。`,
  fewLeft: (few: number) => `剩余不足${few}个字符。`,
  noneLeft: (max: number) => `${max}个字符已用完。`,
};

export const digitsFieldMessages = {
  digitsCut: (max: number) => `最多 ${max} 位数字，超出部分已去掉，请核对号码。`,
  codeUnclear: "粘贴的内容中没有唯一可识别的验证码，请手动输入。",
};

export const underWayMessages = {
  underWayTitle: "谢谢，我们正在查找您的付款",
  underWayLine: "到账后会显示在这里。",
  underWayAmount: "您的付款",
  underWayDate: "付款时间",
};

export const paymentMessages = {
  underWay: "请勿重复付款",
  expected: (time: string) => `通常在 ${time} 前到账，在此之前无需操作。`,
  overdue: (time: string) => `预计 ${time} 前到账，但我们还没有收到。请发送收据照片，以便我们查找。`,
  undated: "到账前无需操作。如果超过一天，请发送收据照片。",
  undatedOverdue: "已超过一天，比平时久。请发送收据照片，以便我们查找。",
  channel: "付款渠道",
  startedTitle: "您发起过一笔付款",
  started: "如果您已完成付款，到账可能需要一些时间。请先核实，不要重复付款。",
  paidTitle: "已收到您的付款",
  refusedTitle: "您的付款被拒绝",
  refused: "未扣款，您可以再次付款。",
  againTitle: "再次付款？",
  againText: "您可能已经付款，该笔付款尚未有结果。再次付款可能会重复扣款。",
  wait: "先等等",
  payAgain: "再次付款",
};

export const noAnswerMessages = {
  lost: "没有收到答复。",
  trouble: "我们的系统出现问题。",
  busy: "系统繁忙，未受理本次请求。请稍等一分钟后重试。",
};

export const lenderMessages = {
  companyName: "贷款机构",
  secRegistration: "SEC 注册号",
  certificateOfAuthority: "授权证书号",
};

export const pickerMessages = {
  cancel: "取消",
  confirm: "确认",
  choose: "请选择",
  search: "搜索",
  noneFound: "没有找到，请减少输入的字。",
  matches: (count: number) => `找到 ${count} 项`,
};

export const planMessages = { paid: "已还", next: "下一期", overdue: "已逾期" };

export const moneyMessages = { lateDay: (price: string) => `每天增加 ${price}` };

export const relativeDayMessages = {
  today: "今天",
  tomorrow: "明天",
  inDays: (days: string) => `${days} 天后`,
  late: (days: string) => `已逾期 ${days} 天`,
};

export const starMessages = {
  star: (count: number) => `${count} 星`,
  chosen: (count: number) => `${count} 星（共 5 星）`,
  chooseStars: "请至少选择一颗星。",
  notSent: "未能发送，请重试。",
};

export const zoomMessages = { zoomIn: "放大", zoomOut: "缩小" };

export const codeWaitMessages = {
  waitStarted: "60秒后可重新获取验证码。",
  waitEnded: "现在可以重新获取验证码。",
};

export const languageMessages = { language: "语言" };

export const failureMessages = {
  errorTitle: "无法打开此页面",
  errorText: "请重试。如果您正在付款，请先查看贷款，再决定是否重新付款。",
  sessionTitle: "登录已失效",
  sessionHint: "刚才没有扣款。请登录后继续。",
  unseenHint: "可能有一笔付款正在处理。请登录并在应用中打开贷款查看。",
  logIn: "登录",
};

export const notFoundMessages = {
  notFoundTitle: "找不到此页面",
  notFoundHint: "链接可能已过期。请返回后换一种方式。",
  elsewhereHint: "此页面无法在这里打开。请返回后换一种方式。",
  home: "首页",
};
