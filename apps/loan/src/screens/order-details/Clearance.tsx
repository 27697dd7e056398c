import { useApp } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { type Money, showMoney } from "@lending/domain/money";
import { Button, ButtonPair } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState } from "react";
import { clearance } from "../../api/fetchClearance.ts";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { clearanceMessages, orderMessages } from "../../messages/source.ts";
import * as css from "./OrderDetailsScreen.module.css";

interface ClearanceProps {
  orderId: string;
  order: Pick<OrderDetails, "orderNumber" | "rows">;
}

/** Proves that a loan is repaid: its statement as a picture, to share or to save. */
export function Clearance({ orderId, order: { orderNumber, rows } }: ClearanceProps) {
  const messages = useMessages(clearanceMessages);
  const labels = useMessages(orderMessages);
  const locale = useLocale();
  const api = useApi();
  const { brandName } = useApp().environment;
  const [busyWith, setBusyWith] = useState<"share" | "save">();
  const [picture, setPicture] = useState("");
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);

  const draw = async () => {
    const { drawSlip } = await import("@lending/ui/slip-picture");
    // The lender's order states that it is repaid, so its number and its total are details.
    const response = await api.request(clearance({ orderId })).catch(() => undefined);
    const none: { id: string; totalPaid: Money } = { id: "", totalPaid: { text: "" } };
    const { id, totalPaid } = response?.ok ? response.value : none;
    const total = showMoney(totalPaid, locale);
    return drawSlip({
      lender: brandName,
      title: messages.title,
      amount: { label: total && messages.totalPaid, value: total },
      rows: [
        { label: labels.orderNumber, value: orderNumber },
        ...rows,
        { label: messages.statementNumber, value: id },
      ].filter(({ value }) => value !== ""),
      text: messages.text,
    });
  };
  const use = async (way: "share" | "save") => {
    setBusyWith(way);
    try {
      const [{ shareFile, saveFile }, file] = await Promise.all([import("@lending/ui/slip-picture"), draw()]);
      const outcome = way === "share" ? await shareFile(file, messages.title) : await saveFile(file);
      if (outcome === "unknown") showToast(messages.downloaded);
      // Without a share sheet, as in most webviews, the picture is shown to be saved by a long press.
      if (outcome === "impossible") setPicture(URL.createObjectURL(file));
    } catch {
      showToast(messages.notDrawn, { tone: "error" });
    } finally {
      setBusyWith(undefined);
    }
  };
  return (
    <Card title={messages.title}>
      <p className={css.clearance}>{messages.text}</p>
      <ButtonPair>
        <Button variant="tonal" waiting={busyWith === "share"} onClick={() => void use("share")}>
          {messages.share}
        </Button>
        <Button variant="tonal" waiting={busyWith === "save"} onClick={() => void use("save")}>
          {messages.save}
        </Button>
      </ButtonPair>
      <div role="status">
        {picture !== "" && (
          <>
            <p className={css.clearance}>{messages.keepPicture}</p>
            <img className={css.picture} src={picture} alt={messages.picture} />
          </>
        )}
      </div>
    </Card>
  );
}
