import type { Messages } from "@lending/ui/locale";
import type { CodeMessages } from "./messages.ts";

export const messages = {
  amount: "还款金额",
  code: "付款码",
  barcode: "付款码条形码",
  qr: "本次还款的二维码",
  channel: "付款渠道",
  scanTitle: "如何扫码",
  scanScreenshot: "截屏保存此页面。",
  scanOpen: "在钱包应用中点按“扫一扫”。",
  scanPick: "选取截图，并核对金额。",
  how: "如何用此码付款",
  once: "请只付款一次，并保留收据，直到订单显示已还款。",
  noCodeTitle: "这里没有付款码",
  noCodeHint: "请返回还款页面，重新选择付款方式。",
  noSessionTitle: "这里没有需要支付的款项",
  noSessionHint: "请在应用中打开您的借款，查看付款码。",
  home: "首页",
} satisfies Messages<CodeMessages>;
