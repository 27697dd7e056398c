import { useBackGuard } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { ButtonPair } from "@lending/ui/button-pair";
import { useMessages } from "@lending/ui/locale";
import { RadioList } from "@lending/ui/radio-list";
import { Sheet } from "@lending/ui/sheet";
import { words as commonWords } from "@lending/ui/words";
import { useState } from "react";
import type { ComplaintOrder } from "../../../api/fetchComplaintStart.ts";
import { complaintMessages } from "../../../components/complaintMessages.ts";
import { startMessages } from "../messages.ts";

interface OrderSheetProps {
  open: boolean;
  orders: readonly ComplaintOrder[];
  /** The number of the order at hand. */
  value: string;
  onConfirm: (orderNo: string) => void;
  onClose: () => void;
}

/** All orders, one to be chosen: what is touched is only tried, Confirm takes it; Back cancels. */
export function OrderSheet({ open, orders, value, onConfirm, onClose }: OrderSheetProps) {
  const { cancel, confirm } = useMessages(commonWords);
  const { allOrders } = useMessages(startMessages);
  const { orderNumber } = useMessages(complaintMessages);
  const [tried, setTried] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTried(value);
  }
  useBackGuard(onClose, open);
  return (
    <Sheet
      open={open}
      title={allOrders}
      onClose={onClose}
      footer={
        <ButtonPair>
          <Button variant="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={() => onConfirm(tried)}>{confirm}</Button>
        </ButtonPair>
      }
    >
      <RadioList
        label={allOrders}
        options={orders.map((order) => {
          const number = orderNumber(order.number);
          // Orders of one product are told apart by their numbers; any other has its product's name alone.
          const hasNamesake = orders.some((other) => other !== order && other.productName === order.productName);
          return {
            value: order.number,
            label: hasNamesake ? `${order.productName} ${number}` : order.productName,
            sub: [hasNamesake ? "" : number, order.status, order.rows[0]?.value].filter(Boolean).join(" · "),
            logo: order.productLogo,
          };
        })}
        value={tried}
        onChange={setTried}
      />
    </Sheet>
  );
}
