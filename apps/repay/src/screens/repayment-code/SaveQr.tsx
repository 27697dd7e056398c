import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import type { DetailRow } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import type { QrCode } from "@lending/ui/slip-picture";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import type { IssuedCode } from "../../api/issuedCode.ts";
import { codeMessages, codePageMessages, paymentMessages, titles } from "../../messages/source.ts";

interface SaveQrProps {
  /** The code on the page, or the address of its picture. */
  qr: QrCode;
  /** The content of the code; "" for a picture. */
  code: string;
  /** The amount as the borrower reads it; its value is "" when it is not known. */
  amount: { readonly label: string; readonly value: string };
  /** The parts of the amount. */
  rows: readonly DetailRow[];
  issued: IssuedCode | undefined;
}

/** A code of a few characters is its own reference. Anything else is an address or a payload. */
const REFERENCE = /^[\w-]{4,32}$/;

/** Saves the QR code as a picture that a wallet app can scan, with its amount, reference and lender. */
export function SaveQr({ qr, code, amount, rows, issued }: SaveQrProps) {
  const messages = useMessages(codeMessages);
  const { validUntil } = useMessages(codePageMessages);
  const { biller } = useMessages(paymentMessages);
  const title = useMessages(titles).repaymentCode;
  const { environment } = useApp();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const { drawSlip, saveFile } = await import("@lending/ui/slip-picture");
      const picture = await drawSlip({
        lender: environment.brandName,
        title,
        amount: { label: amount.value && amount.label, value: amount.value },
        qr,
        rows: [
          ...rows,
          { label: messages.code, value: issued?.reference || (REFERENCE.test(code) ? code : "") },
          { label: biller, value: issued?.biller ?? "" },
          { label: validUntil, value: issued?.expiresAt ?? "" },
        ].filter(({ value }) => value.trim() !== ""),
        text: messages.onceInPicture,
      });
      const outcome = await saveFile(picture);
      if (outcome === "unknown") showToast(messages.qrDownloaded);
      else if (outcome === "impossible") showToast(messages.qrNotSaved, { tone: "error" });
    } catch {
      showToast(messages.qrNotSaved, { tone: "error" });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button variant="tonal" waiting={isSaving} onClick={() => void save()}>
      {messages.saveQr}
    </Button>
  );
}
