import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { sendMoney } from "@lending/domain/money";
import { EmptyState } from "@lending/ui/empty-state";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { useState } from "react";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { SavedCode } from "../../components/SavedCode.tsx";
import { useIsExpired } from "../../components/useIsExpired.ts";
import { savedCodeMessages, titles } from "../../messages/source.ts";

/** Loaded after the code, which is what the borrower needs first. */
const NextSteps = lazyComponent(() => import("../../components/NextSteps.tsx").then((module) => module.NextSteps), {
  fallback: null,
  Failed: NotLoaded,
});

/** Repayment-code page 2: the repayment that is saved on this phone, and how to pay it. */
export function RepaymentCode2Screen() {
  const messages = useMessages(savedCodeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  const owner = ownerOf(useApp().launch.sessionId);
  const [saved] = useState(() => readSavedPayCode(owner, orderId));
  const isExpired = useIsExpired(saved?.expiresAt ?? "", () => Date.now() + (saved?.aheadMs ?? 0));
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<BackToLoan payment={saved} />}>
      {saved ? (
        <>
          <Notice tone="warning">{messages.keepSlip}</Notice>
          <SavedCode saved={saved} codeLabel={messages.contractNumber} amountLabel={messages.totalPayment} />
          {!isExpired && <NextSteps payment={{ ...saved, amount: sendMoney(saved.amount) }} />}
        </>
      ) : (
        <EmptyState title={messages.noneTitle} text={messages.noneHint} onBack={goBack} />
      )}
    </ScreenFrame>
  );
}
