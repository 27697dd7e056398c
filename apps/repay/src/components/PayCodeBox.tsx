import { useMessages } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import type { Repayment } from "../api/fetchRepayment.ts";
import { repaymentMessages } from "../messages/source.ts";
import { Bring } from "./Bring.tsx";
import * as css from "./CodeTicket.module.css";
import { CodeTicket, CopyableCode } from "./CodeTicket.tsx";

/** The code that pays a repayment without choosing a channel, and what to bring when its channel takes a fee. */
export function PayCodeBox({ repayment: { amount, channels, payCode } }: { repayment: Repayment }) {
  const messages = useMessages(repaymentMessages);
  if (!payCode) return null;
  const { code, title, logo } = payCode;
  const fee = channels.find(({ name }) => name === title)?.fee;
  return (
    <section aria-label={messages.payCode}>
      <CodeTicket
        top={
          <div className={css.head}>
            <Logo src={logo} name={title} size="s" />
            <p className={css.names}>
              <span>{title}</span>
            </p>
          </div>
        }
      >
        <CopyableCode label={messages.payCode} code={code} />
        {fee && <Bring amount={amount} fee={fee} />}
      </CodeTicket>
    </section>
  );
}
