import { SessionFault } from "@lending/api-client";
import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { readMoney, showMoney } from "@lending/domain/money";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { Notice } from "@lending/ui/notice";
import { StateScreen } from "@lending/ui/state-screen";
import { useState } from "react";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan, CodePage } from "../../components/CodePage.tsx";
import { CopyableCode } from "../../components/CodeTicket.tsx";
import { loadOffline } from "../../components/lazyComponents.ts";
import { NextSteps } from "../../components/NextSteps.tsx";
import { InstructionSteps } from "../../components/PageSection.tsx";
import { usePaidLabel } from "../../components/paymentTexts.ts";
import { savedCodeMessages, titles } from "../../messages/source.ts";

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
  const label = usePaidLabel(messages.totalPayment, saved);
  const locale = useLocale();
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
  return (
    <CodePage
      title={title}
      payment={saved}
      fact={{ label, value: showMoney(readMoney(saved.amount), locale) }}
      logo={saved.logo !== "" && <Logo src={saved.logo} name={saved.code} />}
      sections={
        <>
          <InstructionSteps groups={saved.instructions} />
          <NextSteps payment={saved} />
        </>
      }
      after={<Notice tone="warning">{messages.keepSlip}</Notice>}
    >
      <CopyableCode label={messages.contractNumber} code={saved.code} />
    </CodePage>
  );
}
RepaymentCode2Screen.whenIdle = [loadOffline];
