import { findChannel } from "../../lender/channels.ts";
import type { PayCode } from "../../lender/payCodes.ts";
import { assetUrl, siteUrl, walletUrl } from "../links.ts";
import type { Language } from "../localize.ts";
import { qrPhPayload } from "./qrPh.ts";

/** Returns the URL where a code is paid: the wallet, or the page that shows the code in the channel's format. */
export function payUrlOf(
  { token, code, orderId, amountCentavos, channelNumber }: PayCode,
  origin: string,
  language?: Language,
): string {
  const channel = findChannel(channelNumber);
  const repayAmount = String(amountCentavos);
  switch (channel?.kind) {
    case "counter":
      return siteUrl(origin, "/repaymentOfCode", {
        showType: "1",
        payCode: code,
        payCodeImg: assetUrl(origin, channel.logo),
        repayAmount,
      });
    case "qr":
      return siteUrl(origin, "/repaymentOfCode", {
        showType: "2",
        payCode: scannedCode(walletUrl(origin, token), code),
        payCodeImg: assetUrl(origin, channel.logo),
        repayAmount,
      });
    case "qrph":
      return siteUrl(origin, "/repaymentOfCode", {
        showType: "2",
        payCode: qrPhPayload({ code, amountCentavos }),
        payCodeImg: assetUrl(origin, channel.logo),
        repayAmount,
      });
    case "slip":
      return siteUrl(origin, "/repaymentOfCode2", { payCode: code, repayAmount, orderId });
    default:
      return walletUrl(origin, token, language);
  }
}

/** Returns the content of the QR code: the wallet's URL, or only the code if the URL exceeds the page's 64 characters. */
const scannedCode = (address: string, code: string) => (address.length <= 64 ? address : code);
