import { withQuery } from "@lending/bridge";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { ChevronRightIcon } from "@lending/ui/icon";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { ProductHead } from "@lending/ui/product-card";
import { useState } from "react";
import type { ComplaintOrder } from "../../api/fetchComplaintStart.ts";
import { complaintMessages, startMessages } from "../../messages/source.ts";
import * as css from "./OrderCard.module.css";

const OrderSheet = lazyOverlay(() => import("./StartSheets.tsx").then((module) => module.OrderSheet));

interface OrderCardProps {
  order: ComplaintOrder | undefined;
  orders: readonly ComplaintOrder[];
}

export function OrderCard({ order, orders }: OrderCardProps) {
  const messages = useMessages(startMessages);
  const { orderNumber, orderStatus } = useMessages(complaintMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);

  if (order === undefined)
    return (
      <Card title={messages.order}>
        <p>{messages.noOrder}</p>
      </Card>
    );
  const about = [orderNumber(order.number), orderStatus(order.status)].filter(Boolean).join(" · ");
  return (
    <Card
      title={messages.order}
      titleEnd={
        <div className={css.end}>
          <Button
            variant="quiet"
            size="s"
            iconAfter={<ChevronRightIcon size="s" />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {messages.all}
          </Button>
        </div>
      }
    >
      <ProductHead name={order.productName} logo={order.productLogo} sub={about} />
      {order.rows.length > 0 && (
        <div className={css.rows}>
          <DetailRows rows={order.rows} />
        </div>
      )}
      <OrderSheet
        open={isOpen}
        orders={orders}
        value={order.number}
        onClose={() => setIsOpen(false)}
        onConfirm={(orderNo) => {
          setIsOpen(false);
          void navigate(withQuery("/complaint", { orderId: query.get("orderId") ?? "", orderNo }), { replace: true });
        }}
      />
    </Card>
  );
}
