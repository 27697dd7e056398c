import type { Messages } from "@lending/ui/locale";
import type { CodeMessages } from "./messages.ts";

export const messages = {
  amount: "Babayaran",
  code: "Payment code",
  barcode: "Barcode ng payment code",
  qr: "QR code para sa bayad na ito",
  channel: "Saan magbabayad",
  scanTitle: "Paano mag-scan",
  scanScreenshot: "I-screenshot ang page na ito.",
  scanOpen: "Sa wallet app mo, i-tap ang Scan.",
  scanPick: "Piliin ito, tapos tingnan kung tama ang halaga.",
  how: "Paano magbayad gamit ang code na ito",
  once: "Isang beses lang magbayad. Itago ang resibo hanggang lumabas na bayad na ang order.",
  noCodeTitle: "Walang code dito",
  noCodeHint: "Bumalik sa pagbabayad at pumili ulit ng paraan ng bayad.",
  noSessionTitle: "Walang babayaran dito",
  noSessionHint: "Buksan ang loan mo sa app para makita ang code ng bayad nito.",
  home: "Home",
} satisfies Messages<CodeMessages>;
