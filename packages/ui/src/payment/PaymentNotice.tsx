import { Figures } from "../figures/Figures.tsx";
import { useMessages } from "../locale/locale.tsx";
import { Notice } from "../notice/Notice.tsx";
import * as css from "./PaymentNotice.module.css";
import { paymentWords } from "./paymentWords.ts";

const TONES = { started: "info", processing: "warning", paid: "positive", refused: "danger" } as const;

interface PaymentNoticeProps {
  /** `started` is a payment with an unknown outcome. */
  state: keyof typeof TONES;
  /** The amount as the borrower reads it. This and the next two may be "". */
  amount: string;
  channelName: string;
  at: string;
}

/** The state of the newest payment of an order. Prevents accidental second payments. */
export function PaymentNotice({ state, amount, channelName, at }: PaymentNoticeProps) {
  const words = useMessages(paymentWords);
  const texts = { started: words.started, processing: words.processing, paid: "", refused: words.refused };
  const titles = {
    started: words.startedTitle,
    processing: words.processingTitle,
    paid: words.paidTitle,
    refused: words.refusedTitle,
  };
  const facts = [amount, channelName, at].filter((fact) => fact.trim() !== "").join(" · ");
  return (
    <Notice tone={TONES[state]} title={titles[state]}>
      {texts[state]}
      {facts !== "" && (
        <span className={css.facts}>
          <Figures>{facts}</Figures>
        </span>
      )}
    </Notice>
  );
}
