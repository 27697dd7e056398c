import { AppLink } from "@lending/bridge/router";
import { repayPath } from "@lending/domain/addresses/repay";
import { isPayable, isUnknown, type Money, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ProductCard } from "@lending/ui/product-card";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { COLLAPSED_ROWS, RepaymentView } from "../../components/RepaymentView.tsx";
import { extensionMessages, repaymentMessages, titles } from "../../messages/source.ts";
import * as css from "./RepayDelayScreen.module.css";

const ExtensionPrice = lazyComponent(
  () => import("./ExtensionPrice.tsx").then((module) => module.ExtensionPrice),
  optional,
);

/** Extension repayment: the price, what it costs beside paying now, and the new date of the payment. */
export function RepayDelayScreen() {
  const messages = useMessages(repaymentMessages);
  const texts = useMessages(extensionMessages);
  const locale = useLocale();
  return (
    <RepaymentScreen title={useMessages(titles).repayDelay} isDelay>
      {(page) => {
        const { ids, repayment, retry } = page;
        const { newTotal, payNowTotal, payNowAmount: payNow } = repayment.price;
        const extra =
          "centavos" in newTotal && "centavos" in payNowTotal ? newTotal.centavos - payNowTotal.centavos : 0;
        const isCompared = !retry && !isUnknown(newTotal) && !isUnknown(payNowTotal);
        return (
          <RepaymentView
            page={page}
            amountLabel={messages.delayAmount}
            dateLabel={messages.nextPaymentDate}
            isDelay
            note={extra > 0 ? texts.extraCost(showMoney({ centavos: extra }, locale)) : ""}
            lead={
              isCompared ? (
                <ExtensionChoice repayment={repayment} />
              ) : (
                <ProductCard name={repayment.productName} logo={repayment.productLogo}>
                  <DetailRows rows={repayment.rows} collapseTo={COLLAPSED_ROWS} />
                </ProductCard>
              )
            }
            instead={
              isPayable(payNow) && (
                <Button variant="tonal" render={<AppLink to={repayPath(ids)} />}>
                  {texts.payNow(showMoney(payNow, locale))}
                </Button>
              )
            }
          >
            <ExtensionPrice ids={ids} repayment={repayment} isCompared={isCompared} />
          </RepaymentView>
        );
      }}
    </RepaymentScreen>
  );
}
RepayDelayScreen.whenIdle = RepaymentView.whenIdle;

/** What is paid today and in all by extending, beside paying the instalment now. The page of an extension begins with it. */
function ExtensionChoice({ repayment: { amount, price } }: { repayment: Repayment }) {
  const messages = useMessages(extensionMessages);
  const locale = useLocale();
  const money = (one: Money) => showMoney(one, locale);
  const renderChoice = (title: string, total: Money, ...rows: DetailRow[]) => (
    <section className={css.choice} aria-label={title}>
      <h2>{title}</h2>
      <DetailRows
        rows={[...rows.filter(({ value }) => value), { label: messages.total, value: money(total), isTotal: true }]}
      />
    </section>
  );
  return (
    <Card>
      <div className={css.choices}>
        {renderChoice(
          messages.ifExtended,
          price.newTotal,
          { label: messages.payToday, value: money(amount) },
          { label: messages.dueThen, value: money(price.dueThen) },
          { label: messages.dueOn, value: price.movedTo },
        )}
        {renderChoice(messages.ifPaidNow, price.payNowTotal, {
          label: messages.payToday,
          value: money(price.payNowAmount),
        })}
      </div>
    </Card>
  );
}
