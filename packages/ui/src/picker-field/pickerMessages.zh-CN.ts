import type { Messages } from "../locale/index.ts";
import type { PickerMessages } from "./pickerMessages.ts";

export const messages = {
  choose: "请选择",
  search: "搜索",
  noneFound: "没有找到，请减少输入的字。",
} satisfies Messages<PickerMessages>;
