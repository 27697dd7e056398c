import type { PayCode } from "../../lender/payCodes.ts";
import { findChannel } from "../../lender/payCodes.ts";
import { assetUrl, siteUrl, walletUrl } from "../links.ts";
import type { Language } from "../localize.ts";

/** Returns the URL where a code is paid: the wallet, or the page that shows the code in the channel's format. */
export function payUrlOf(
  { token, code, orderId, amountCentavos, channelNumber }: PayCode,
  origin: string,
  language?: Language,
): string {
  const channel = findChannel(channelNumber);
  const repayAmount = String(amountCentavos);
  const codePage = (showType: "1" | "2", payCode: string, logo: string) =>
    siteUrl(origin, "/repaymentOfCode", { showType, payCode, payCodeImg: assetUrl(origin, logo), repayAmount });
  switch (channel?.kind) {
    case "counter":
      return codePage("1", code, channel.logo);
    case "qr":
      return codePage("2", walletUrl(origin, token), channel.logo);
    case "qrph":
      return codePage("2", qrPhPayload({ code, amountCentavos }), channel.logo);
    case "slip":
      return siteUrl(origin, "/repaymentOfCode2", { payCode: code, repayAmount, orderId });
    default:
      return walletUrl(origin, token, language);
  }
}

/** Returns the content of a QR Ph code: an EMV merchant-presented payload for one payment. */
function qrPhPayload({ code, amountCentavos }: { readonly code: string; readonly amountCentavos: number }) {
  const body = [
    ["00", "01"],
    // A dynamic code: it is for one payment.
    ["01", "12"],
    [
      "28",
      fields([
        ["00", "ph.ppmi.p2m"],
        ["01", "SANDPHM1XXX"],
        ["03", "SANDBOX001"],
      ]),
    ],
    ["52", "6012"],
    ["53", "608"],
    ["54", (amountCentavos / 100).toFixed(2)],
    ["58", "PH"],
    ["59", "SANDBOX LENDING"],
    ["60", "MANILA"],
    ["62", fields([["05", code]])],
  ] as const;
  const signed = `${fields(body)}6304`;
  return signed + checksum(signed);
}

const fields = (entries: readonly (readonly [tag: string, value: string])[]) =>
  entries.map(([tag, value]) => `${tag}${String(value.length).padStart(2, "0")}${value}`).join("");

/** CRC-16/CCITT-FALSE over the whole payload, as EMVCo's QR code specification demands. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
