import { Button } from "@lending/ui/button";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { type ComponentProps, useState } from "react";
import { repaymentMessages } from "../messages/source.ts";
import type { RepaymentPage } from "./RepaymentFrame.tsx";

export const loadChannelSheet = () => import("./ChannelSheet.tsx");
export const ChannelSheet = lazyOverlay(() => loadChannelSheet().then((module) => module.ChannelSheet));

interface PaymentMethodProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  page: Pick<RepaymentPage, "ids" | "repayment">;
  amountLabel: string;
  isDelay: boolean;
  /** The form that it submits instead, as soon as that has loaded. */
  form?: string | undefined;
}

/** The button that opens the channels of a repayment. */
export function PaymentMethod({ page, amountLabel, isDelay, form, ...button }: PaymentMethodProps) {
  const { paymentMethod } = useMessages(repaymentMessages);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Button
        {...button}
        {...(form && { type: "submit", form })}
        onClick={() => (form && document.getElementById(form)) || setIsChoosing(true)}
      >
        {paymentMethod}
      </Button>
      {isChoosing && (
        <ChannelSheet
          ids={page.ids}
          repayment={page.repayment}
          amountLabel={amountLabel}
          purpose={isDelay ? "extension" : "instalment"}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
