import { useApp, useBack } from "@lending/bridge";
import { type Money, showMoney } from "@lending/domain/money";
import { DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateScreen } from "@lending/ui/state-screen";
import type { IssuedCode } from "../../api/codeFacts.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { CodeActions } from "../../components/CodeActions.tsx";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { ValidUntil } from "../../components/ValidUntil.tsx";
import { codeMessages, qrPhMessages, titles } from "../../messages/source.ts";
import { ChannelImage, QrCode } from "./CodeImages.tsx";
import { addedBy, checkEmvQr, type EmvCheck } from "./checkEmvQr.ts";
import { encodeQr } from "./encodeQr.ts";
import * as css from "./RepaymentCodeScreen.module.css";
import type { CodeQuery } from "./readCodeQuery.ts";
import { SaveQr } from "./SaveQr.tsx";
import { ScanSteps } from "./ScanSteps.tsx";
import { UnclearExpiry } from "./UnclearExpiry.tsx";

interface EmvCodeProps {
  codeQuery: CodeQuery;
  /** The code as the lender issued it; undefined for one that this session did not request last. */
  issued: IssuedCode | undefined;
}

/** The page of a QR Ph code. The code is shown only when its checksum, receiver, amount and fee are right. */
export function EmvCode({ codeQuery: { code, image, amount }, issued }: EmvCodeProps) {
  const messages = useMessages(codeMessages);
  const texts = useMessages(qrPhMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  // A shell that is older than `qrAccounts` passes none.
  const { companyName, brandName, qrAccounts = [] } = useApp().environment;
  const check = checkEmvQr(code, {
    centavos: "centavos" in amount ? amount.centavos : undefined,
    merchants: [companyName, brandName, issued?.facts.biller ?? ""],
    accounts: qrAccounts,
  });
  const qr = check.ok ? encodeQr(code) : undefined;
  const { label, value, rows, toType } = usePaid(check, amount);
  if (!check.ok || !qr) {
    return (
      <StateScreen
        kind="refused"
        screen={title}
        title={texts.refused}
        text={texts[check.ok ? "damaged" : check.problem]}
        onBack={goBack}
        actions={<BackToLoan payment={issued?.payment} />}
      />
    );
  }
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<CodeActions payment={issued?.payment} />}>
      {issued && <UnclearExpiry issued={issued} />}
      {toType !== "" && (
        <Notice tone="warning" title={toType}>
          {texts.typeWhy}
        </Notice>
      )}
      <CodeTicket
        fact={{ label, value }}
        logo={image !== "" && <ChannelImage src={image} alt={messages.channel} />}
        channel={issued?.payment.channelName ?? ""}
        biller={issued?.facts.biller ?? ""}
        until={issued && <ValidUntil day={issued.facts.expiresAt} now={issued.now} />}
        sections={
          <>
            <ScanSteps>
              <p className={css.receiver}>
                {check.isCertain ? texts.pays(check.merchant) : texts.names(check.merchant)}
              </p>
            </ScanSteps>
            <NextSteps payment={issued?.payment} />
          </>
        }
      >
        {rows.length > 0 && <DetailRows rows={rows} />}
        <QrCode qr={qr} label={messages.qr} />
        <SaveQr qr={qr} code={code} amount={{ label, value }} rows={rows} />
      </CodeTicket>
    </ScreenFrame>
  );
}

/** What the page shows as paid: the amount, its parts when the code adds a fee, and what the borrower types. */
function usePaid(check: EmvCheck, known: Money) {
  const { amount: label } = useMessages(codeMessages);
  const texts = useMessages(qrPhMessages);
  const locale = useLocale();
  const { centavos = undefined, fee = undefined } = check.ok ? check : {};
  const due = centavos === undefined ? known : { centavos };
  const money = showMoney(due, locale);
  const toType = !check.ok || centavos !== undefined ? "" : money === "" ? texts.typeUnknown : texts.type(money);
  if (!fee) return { label, value: money, rows: [], toType };
  const number = "centavos" in due ? due.centavos : undefined;
  const added = addedBy(fee, number);
  const percent = "hundredths" in fee ? `${fee.hundredths / 100} %` : "";
  const feeText = added === undefined ? percent : showMoney({ centavos: added }, locale);
  const feeRow = { label: percent === "" ? texts.fee : texts.feeOf(percent), value: feeText };
  if (number === undefined || added === undefined) return { label, value: money, rows: [feeRow], toType };
  const total = showMoney({ centavos: number + added }, locale);
  return { label: texts.total, value: total, rows: [{ label, value: money }, feeRow], toType };
}
