import { useBackGuard } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { PickerSheet } from "@lending/ui/picker-sheet";
import { Row, Rows } from "@lending/ui/rows";
import { Sheet } from "@lending/ui/sheet";
import type { ComponentProps } from "react";
import type { ComplaintOrder, ProblemType } from "../../api/fetchComplaintStart.ts";
import { complaintMessages, startMessages } from "../../messages/source.ts";

type OrderSheetProps = Omit<ComponentProps<typeof PickerSheet>, "title" | "options"> & {
  orders: readonly ComplaintOrder[];
};

export function OrderSheet({ orders, ...sheet }: OrderSheetProps) {
  const { allOrders } = useMessages(startMessages);
  const { orderNumber, orderStatus } = useMessages(complaintMessages);
  useBackGuard(sheet.onClose, sheet.open);
  const options = orders.map((order) => {
    const number = orderNumber(order.number);
    // Orders of the same product need their number; any other shows its product name alone.
    const hasNamesake = orders.some((other) => other !== order && other.productName === order.productName);
    return {
      value: order.number,
      label: hasNamesake ? `${order.productName} ${number}` : order.productName,
      sub: [hasNamesake ? "" : number, orderStatus(order.status), order.rows[0]?.value].filter(Boolean).join(" · "),
      logo: order.productLogo,
    };
  });
  return <PickerSheet {...sheet} title={allOrders} options={options} />;
}

interface SubTypeSheetProps {
  open: boolean;
  title: string;
  types: readonly ProblemType[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The sub-types of type 1; each opens the form. */
export function SubTypeSheet({ open, title, types, onChoose, onClose }: SubTypeSheetProps) {
  useBackGuard(onClose, open);
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Rows label={title} bare>
        {types.map((type) => (
          <Row key={type.value} render={<button type="button" onClick={() => onChoose(type.value)} />}>
            {type.title}
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}
