import { useApp, useBack } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { receiptPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Figures } from "@lending/ui/figures";
import { type Messages, useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { Row, Rows } from "@lending/ui/rows";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { type PaymentHistory, type Receipt, receiptsAtom } from "../../api/fetchReceipts.ts";
import { MissingOrder } from "../../components/lazyComponents.ts";
import { type ReceiptMessages, receiptMessages, repaymentMessages, titles } from "../../messages/source.ts";
import { ProofSlip } from "./ProofSlip.tsx";
import * as css from "./ReceiptScreen.module.css";

/** The receipt that the address names, or all payments of the order and its clearance statement. */
export function ReceiptScreen() {
  const [query] = useSearchParams();
  const orderId = query.get("orderId") ?? "";
  const title = useMessages(titles).receipt;
  if (orderId === "") return <MissingOrder title={title} />;
  return <LoadedReceipts title={title} orderId={orderId} receiptId={query.get("receiptId") ?? ""} />;
}

function LoadedReceipts({ title, orderId, receiptId }: { title: string; orderId: string; receiptId: string }) {
  const messages = useMessages(receiptMessages);
  const { retry } = useMessages(commonMessages);
  const goBack = useBack();
  const [response, onRetry, retrying] = useFetched(receiptsAtom(orderId));
  const { fault } = response;
  const problem = fault === "NETWORK" ? messages.savedTitle : messages.notLoaded;
  if (!response.ok) {
    return (
      <RefusedScreen
        title={title}
        fact={messages.notLoaded}
        message={response.message}
        hint=""
        onBack={goBack}
        onRetry={onRetry}
        retrying={retrying}
        isFinal={response.isFinal}
      />
    );
  }
  const history = response.value;
  const receipt = history.receipts.find(({ id }) => id === receiptId);
  const actions = fault && (
    <Button waiting={retrying} onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <ScreenFrame title={title} onBack={goBack} {...(actions && { actions })}>
      {fault && (
        <div role="status">
          <Notice tone="warning" title={problem}>
            {messages.savedText}
          </Notice>
        </div>
      )}
      {receipt ? (
        <ReceiptView key={receipt.id} receipt={receipt} history={history} />
      ) : (
        <>
          {receiptId !== "" && <Notice tone="info">{fault ? messages.notInCopy : messages.missing}</Notice>}
          <ClearanceView history={history} />
          {history.receipts.length === 0 && (
            <StateView kind="empty" title={messages.noneTitle} text={messages.noneText} />
          )}
        </>
      )}
      <PaymentList
        title={receipt ? messages.allPayments : messages.payments}
        orderId={orderId}
        receipts={receipt && history.receipts.length === 1 ? [] : history.receipts}
        openId={receipt?.id ?? ""}
      />
    </ScreenFrame>
  );
}

function ReceiptView({ receipt, history }: { receipt: Receipt; history: PaymentHistory }) {
  const messages = useMessages(receiptMessages);
  const locale = useLocale();
  const { amountMissing } = useMessages(repaymentMessages);
  const remaining = showMoney(receipt.remaining, locale);
  const isRepaid = "centavos" in receipt.remaining && receipt.remaining.centavos === 0;
  return (
    <ProofSlip
      title={messages.receipt}
      amount={{ label: messages.amountPaid, value: showMoney(receipt.amount, locale) || amountMissing }}
      rows={[
        { label: messages.paidAt, value: receipt.paidAt },
        { label: messages.channel, value: receipt.channelName },
        { label: messages.reference, value: receipt.reference },
        { label: messages.paidFor, value: nameOf(receipt, messages) },
        { label: messages.loan, value: history.productName },
        { label: messages.orderNumber, value: history.orderNumber },
        { label: messages.receiptNumber, value: receipt.id },
        { label: messages.remaining, value: remaining, isTotal: true },
        { label: messages.next, value: isRepaid ? "" : showMoney(receipt.nextAmount, locale) },
        { label: messages.nextOn, value: isRepaid ? "" : receipt.nextDate },
      ]}
      text={isRepaid ? messages.repaid : ""}
    />
  );
}

function ClearanceView({ history: { clearance, orderNumber } }: { history: PaymentHistory }) {
  const messages = useMessages(receiptMessages);
  const locale = useLocale();
  const { amountMissing } = useMessages(repaymentMessages);
  const { environment } = useApp();
  if (!clearance) return null;
  return (
    <ProofSlip
      title={messages.clearance}
      amount={{ label: messages.totalPaid, value: showMoney(clearance.totalPaid, locale) || amountMissing }}
      rows={[
        { label: messages.loanAmount, value: showMoney(clearance.loanAmount, locale) },
        { label: messages.closedOn, value: clearance.closedOn },
        { label: messages.orderNumber, value: orderNumber },
        { label: messages.statementNumber, value: clearance.id },
      ]}
      text={messages.clearanceText(environment.brandName, orderNumber)}
    />
  );
}

/** Returns what a payment was for, for example "Payment 1 of 4". */
function nameOf({ purpose, round, count }: Receipt, messages: Messages<ReceiptMessages>): string {
  if (purpose === "" || round <= 0) return messages.otherPayment;
  if (purpose === "part") return messages.part(round);
  return purpose === "extension" ? messages.extension(round) : messages.instalment(round, count);
}

interface PaymentListProps {
  title: string;
  orderId: string;
  receipts: readonly Receipt[];
  /** The receipt on the screen, which needs no link; "" for none. */
  openId: string;
}

/** The payments of an order, each with a link to its receipt. Renders nothing without payments. */
function PaymentList({ title, orderId, receipts, openId }: PaymentListProps) {
  const messages = useMessages(receiptMessages);
  const locale = useLocale();
  const { amountMissing } = useMessages(repaymentMessages);
  if (receipts.length === 0) return null;
  return (
    <Card title={title} flush>
      <div className={css.payments}>
        <Rows bare>
          {receipts.map((receipt) => {
            const isOpen = receipt.id === openId;
            return (
              <Row
                key={receipt.id}
                render={
                  isOpen ? (
                    <div aria-current="page" />
                  ) : (
                    <AppLink to={receiptPath({ orderId, receiptId: receipt.id })} />
                  )
                }
                {...(isOpen && { end: <span className={css.noArrow} /> })}
              >
                <span className={css.content}>
                  <span className={css.what}>
                    <span className={css.name}>{nameOf(receipt, messages)}</span>
                    {[receipt.paidAt, receipt.channelName].map((fact) => (
                      <span key={fact} className={css.facts}>
                        <Figures>{fact}</Figures>
                      </span>
                    ))}
                  </span>
                  <span className={css.amount}>
                    <Figures>{showMoney(receipt.amount, locale) || amountMissing}</Figures>
                  </span>
                </span>
              </Row>
            );
          })}
        </Rows>
      </div>
    </Card>
  );
}
