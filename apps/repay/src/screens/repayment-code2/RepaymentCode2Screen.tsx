import { SessionFault } from "@lending/api-client";
import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { sendMoney } from "@lending/domain/money";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateScreen } from "@lending/ui/state-screen";
import { useState } from "react";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { CodeActions } from "../../components/CodeActions.tsx";
import { SavedCode } from "../../components/SavedCode.tsx";
import { useExpiry } from "../../components/useExpiry.ts";
import { savedCodeMessages, titles } from "../../messages/source.ts";

/** Loaded after the code, which is what the borrower needs first. */
const NextSteps = lazyComponent(
  () => import("../../components/NextSteps.tsx").then((module) => module.NextSteps),
  optional,
);

/** Repayment-code page 2: the repayment that is saved on this phone, and how to pay it. */
export function RepaymentCode2Screen() {
  // A code may be saved, but without a session its borrower is unknown.
  if (useApp().launch.sessionId === "") throw new SessionFault("code", { mayBePaying: true });
  return <SavedRepayment />;
}

function SavedRepayment() {
  const messages = useMessages(savedCodeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  const owner = ownerOf(useApp().launch.sessionId);
  const [saved] = useState(() => readSavedPayCode(owner, orderId));
  const expiry = useExpiry(saved?.expiresAt ?? "", () => Date.now() + (saved?.aheadMs ?? 0));
  if (!saved) {
    return (
      <StateScreen
        kind="missing"
        screen={title}
        title={messages.noneTitle}
        text={messages.noneHint}
        onBack={goBack}
        actions={<BackToLoan payment={undefined} />}
      />
    );
  }
  const payment = expiry !== "expired" && { ...saved, amount: sendMoney(saved.amount) };
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={payment ? <CodeActions payment={payment} /> : <BackToLoan payment={saved} />}
    >
      <SavedCode saved={saved} codeLabel={messages.contractNumber} amountLabel={messages.totalPayment}>
        {payment && <NextSteps payment={payment} />}
      </SavedCode>
      <Notice tone="warning">{messages.keepSlip}</Notice>
    </ScreenFrame>
  );
}
