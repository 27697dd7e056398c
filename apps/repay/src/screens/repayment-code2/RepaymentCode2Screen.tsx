import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { useState } from "react";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { CodeActions } from "../../components/CodeActions.tsx";
import { SavedCode } from "../../components/SavedCode.tsx";
import { useOwner } from "../../components/useOwner.ts";
import { titles } from "../../titles.ts";
import { savedCodeMessages } from "./messages.ts";

/** Repayment-code page 2: the repayment that is saved on this phone, and how to pay it. */
export function RepaymentCode2Screen() {
  const messages = useMessages(savedCodeMessages);
  const title = titles.repaymentCode[useLocale()];
  const goBack = useBack();
  const orderId = useSearchParams().get("orderId") ?? "";
  const owner = useOwner();
  const [saved] = useState(() => readSavedPayCode(owner, orderId));
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<CodeActions payment={saved} />}>
      {saved ? (
        <>
          <Notice tone="warning">{messages.keepSlip}</Notice>
          <SavedCode saved={saved} codeLabel={messages.contractNumber} amountLabel={messages.totalPayment} />
        </>
      ) : (
        <EmptyState title={messages.noneTitle} text={messages.noneHint} onBack={goBack} />
      )}
    </ScreenFrame>
  );
}
