import { useApp, useBack } from "@lending/bridge";
import { showMoney } from "@lending/domain/money";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { StateScreen } from "@lending/ui/state-screen";
import { Steps } from "@lending/ui/steps";
import type { IssuedCode } from "../../api/issuedCode.ts";
import { BackToLoan } from "../../components/CodeActions.tsx";
import { CodePage } from "../../components/CodePage.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { PageSection } from "../../components/PageSection.tsx";
import { codeMessages, qrPhMessages, titles } from "../../messages/source.ts";
import { ChannelImage } from "./CodeImages.tsx";
import { addedBy, checkEmvQr, type EmvCheck } from "./emvQr.ts";
import { encodeQr, QrCode } from "./QrCode.tsx";
import * as css from "./RepaymentCodeScreen.module.css";
import type { CodeQuery } from "./readCodeQuery.ts";
import { SaveQr } from "./SaveQr.tsx";

interface QrCodePageProps {
  codeQuery: CodeQuery;
  /** The code as the lender issued it; undefined for one that this session did not request last. */
  issued: IssuedCode | undefined;
}

/**
 * The page of a code to scan: drawn, the channel's picture, or as text when it is too long for one. A QR Ph code is shown
 * only when its checksum, receiver, amount and fee are right.
 */
export function QrCodePage({ codeQuery, issued }: QrCodePageProps) {
  const { kind, code, image, amount } = codeQuery;
  const messages = useMessages(codeMessages);
  const texts = useMessages(qrPhMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  // A shell that is older than `qrAccounts` passes none.
  const { companyName, brandName, qrAccounts = [] } = useApp().environment;
  const check: EmvCheck | undefined =
    kind === "emv"
      ? checkEmvQr(code, {
          centavos: "centavos" in amount ? amount.centavos : undefined,
          merchants: [companyName, brandName, issued?.biller ?? ""],
          accounts: qrAccounts,
        })
      : undefined;
  const drawn = encodeQr(code);
  const { fact, rows, toType } = usePaid(check, amount);
  if (check && (!check.ok || !drawn)) {
    return (
      <StateScreen
        kind="refused"
        screen={title}
        title={texts.refused}
        text={texts[check.ok ? "damaged" : check.problem]}
        onBack={goBack}
        actions={<BackToLoan payment={issued} />}
      />
    );
  }
  const qr = drawn ?? (code === "" ? { src: image } : undefined);
  return (
    <CodePage
      title={title}
      payment={issued}
      fact={fact}
      isTotal={rows.length > 0}
      logo={image !== "" && code !== "" && <ChannelImage src={image} alt={messages.channel} />}
      sections={
        <>
          <PageSection title={messages.scanTitle}>
            <Steps steps={[messages.scanScreenshot, messages.scanOpen, messages.scanPick]} />
            {check?.ok && (
              <p className={css.receiver}>
                {check.isCertain ? texts.pays(check.merchant) : texts.names(check.merchant)}
              </p>
            )}
          </PageSection>
          <NextSteps payment={issued} />
        </>
      }
    >
      {drawn ? (
        <QrCode qr={drawn} label={messages.qr} />
      ) : code === "" ? (
        <ChannelImage src={image} alt={messages.qr} large missing={messages.noCodeHint} />
      ) : (
        <CopyableCode label={messages.code} code={code} />
      )}
      {toType !== "" && (
        <Notice tone="warning" title={toType}>
          {texts.typeWhy}
        </Notice>
      )}
      {rows.length > 0 && <DetailRows rows={rows} />}
      {qr && <SaveQr qr={qr} issued={issued} code={code} amount={fact} rows={rows} />}
    </CodePage>
  );
}

/** What the page states as paid: the amount, its parts when the code adds a fee, and what the borrower types. */
function usePaid(check: EmvCheck | undefined, known: CodeQuery["amount"]) {
  const { amount: label } = useMessages(codeMessages);
  const texts = useMessages(qrPhMessages);
  const locale = useLocale();
  const { centavos = undefined, fee = undefined } = check?.ok ? check : {};
  const due = centavos === undefined ? known : { centavos };
  const money = { label, value: showMoney(due, locale) };
  const hasToType = check?.ok && centavos === undefined;
  const toType = !hasToType ? "" : money.value === "" ? texts.typeUnknown : texts.type(money.value);
  if (!fee) return { fact: money, rows: [] as readonly DetailRow[], toType };
  const number = "centavos" in due ? due.centavos : undefined;
  const added = addedBy(fee, number);
  const percent = "hundredths" in fee ? `${fee.hundredths / 100} %` : "";
  const feeRow = {
    label: percent === "" ? texts.fee : texts.feeOf(percent),
    value: added === undefined ? percent : showMoney({ centavos: added }, locale),
  };
  if (number === undefined || added === undefined) return { fact: money, rows: [feeRow], toType };
  const total = { label: texts.total, value: showMoney({ centavos: number + added }, locale) };
  return { fact: total, rows: [money, feeRow], toType };
}
