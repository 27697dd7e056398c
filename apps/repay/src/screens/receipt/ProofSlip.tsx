import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { SuccessIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import type { Slip } from "@lending/ui/slip-picture";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState } from "react";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { receiptMessages } from "../../messages/source.ts";
import * as css from "./ReceiptScreen.module.css";

/** A receipt or statement that proves a payment, with a button that shares it as a picture. */
export function ProofSlip({ title, amount, rows, text }: Omit<Slip, "lender" | "qr">) {
  const messages = useMessages(receiptMessages);
  const { environment } = useApp();
  const [isDrawing, setIsDrawing] = useState(false);
  const [picture, setPicture] = useState("");
  const knownRows = rows.filter(({ value }) => value.trim() !== "");
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);

  const share = async () => {
    setIsDrawing(true);
    try {
      const { drawSlip, shareFile } = await import("@lending/ui/slip-picture");
      const file = await drawSlip({ lender: environment.brandName, title, amount, rows: knownRows, text });
      // Without a share sheet, as in most webviews, the picture is shown to be saved by a long press.
      if ((await shareFile(file, title)) === "impossible") setPicture(URL.createObjectURL(file));
    } catch {
      showToast(messages.notShared, { tone: "error" });
    } finally {
      setIsDrawing(false);
    }
  };

  return (
    <section aria-label={title}>
      <CodeTicket
        fact={amount}
        logo={
          <span className={css.badge}>
            <SuccessIcon />
            {title}
          </span>
        }
      >
        <DetailRows rows={knownRows} />
        {text !== "" && <p className={css.text}>{text}</p>}
        <p className={css.lender}>{environment.brandName}</p>
        <Button variant="tonal" waiting={isDrawing} onClick={() => void share()}>
          {messages.share}
        </Button>
        {picture !== "" && (
          <div role="status">
            <p className={css.lender}>{messages.keepPicture}</p>
            <img className={css.picture} src={picture} alt={messages.picture(title)} />
          </div>
        )}
      </CodeTicket>
    </section>
  );
}
