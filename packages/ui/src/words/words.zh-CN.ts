import type { Messages } from "../locale/index.ts";
import type { Words } from "./words.ts";

export const messages = {
  back: "返回",
  retry: "重试",
  call: (number) => `拨打 ${number}`,
  copy: "复制",
  copied: "已复制",
  more: "更多",
  hide: "收起",
  close: "关闭",
  cancel: "取消",
  confirm: "确认",
  loading: "加载中",
  digitsCut: (max) => `最多 ${max} 位数字，超出部分已去掉，请核对号码。`,
  textCut: (max) => `最多 ${max} 个字符，超出部分已去掉，请核对内容。`,
  notOpened: "无法打开，请检查网络后重试。",
  notLoaded: "此部分未能加载",
} satisfies Messages<Words>;
