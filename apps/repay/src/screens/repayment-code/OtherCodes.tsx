import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { AppLink } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { readAmount } from "@lending/ui/amount";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { SlipActions } from "@lending/ui/slip-actions";
import { StateScreen } from "@lending/ui/state-screen";
import { Steps } from "@lending/ui/steps";
import type { CodeQuery } from "../../api/codeQuery.ts";
import type { IssuedCode } from "../../api/issuedCode.ts";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan, CodePage } from "../../components/CodePage.tsx";
import { CopyableCode } from "../../components/CodeTicket.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { InstructionSteps, PageSection } from "../../components/PageSection.tsx";
import { usePaidLabel } from "../../components/paymentTexts.ts";
import { codeMessages, codePageMessages, paymentMessages, qrPhMessages, titles } from "../../messages/source.ts";
import { ChannelImage } from "./CodeImages.tsx";
import { addedBy, checkEmvQr, type EmvCheck } from "./emvQr.ts";
import { encodeQr, QrCode } from "./QrCode.tsx";
import * as css from "./RepaymentCodeScreen.module.css";

/** A code of a few characters is its own reference. Anything else is an address or a payload. */
const REFERENCE = /^[\w-]{4,32}$/;

interface QrCodePageProps {
  codeQuery: CodeQuery;
  /** The code as the lender issued it; undefined for one that this session did not request last. */
  issued: IssuedCode | undefined;
}

interface OtherCodeProps extends QrCodePageProps {
  mayShow: boolean;
}

/** The page of a QR code, of a link without a code, and of a code that may be anybody's. */
export function OtherCode({ codeQuery, issued, mayShow }: OtherCodeProps) {
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  const state = { screen: title, onBack: goBack, actions: <BackToLoan payment={undefined} /> };
  // A channel may send its QR code only as a picture.
  if (codeQuery.code === "" && (codeQuery.kind === "counter" || codeQuery.image === "")) {
    return <StateScreen kind="missing" title={messages.noCodeTitle} text={messages.noCodeHint} {...state} />;
  }
  if (!mayShow) {
    return <StateScreen kind="refused" title={messages.unknownCodeTitle} text={messages.unknownCodeText} {...state} />;
  }
  return <QrCodePage codeQuery={codeQuery} issued={issued} />;
}

/** How to pay at a counter, and what happens next. */
export function CounterHelp({ code, issued }: { code: string; issued: IssuedCode | undefined }) {
  const saved = readSavedPayCode(ownerOf(useApp().launch.sessionId));
  const { how } = useMessages(codeMessages);
  return (
    <>
      {saved?.code === code && <InstructionSteps groups={saved.instructions} />}
      <NextSteps payment={issued} />
      <RowLink title={how} render={<AppLink to={payInstructionsPath({ payCode: code })} />} />
    </>
  );
}

/**
 * The page of a code to scan: drawn, the channel's picture, or as text when it is too long for one. A QR Ph code is shown
 * only when its checksum, receiver, amount and fee are right.
 */
function QrCodePage({ codeQuery, issued }: QrCodePageProps) {
  const { kind, code, image, amount } = codeQuery;
  const messages = useMessages(codeMessages);
  const texts = useMessages(qrPhMessages);
  const { validUntil } = useMessages(codePageMessages);
  const { biller } = useMessages(paymentMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  // A shell that is older than `qrAccounts` passes none.
  const { companyName, brandName, qrAccounts = [] } = useApp().environment;
  const check: EmvCheck | undefined =
    kind === "emv"
      ? checkEmvQr(code, {
          centavos: "centavos" in amount ? amount.centavos : readAmount(amount.text, "lender"),
          isIssued: issued !== undefined,
          merchants: [companyName, brandName, issued?.biller ?? ""],
          accounts: qrAccounts,
        })
      : undefined;
  const drawn = encodeQr(code);
  const { fact, rows, toType, sum } = usePaid(check, amount, issued);
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
  const reference = issued?.reference || (REFERENCE.test(code) ? code : "");
  const makeSlip = () => ({
    lender: brandName,
    amount: fact,
    ...(qr && { qr }),
    rows: [
      ...rows,
      { label: messages.code, value: reference },
      { label: biller, value: issued?.biller ?? "" },
      { label: validUntil, value: issued?.expiresAt ?? "" },
    ],
    text: messages.onceInPicture,
  });
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
          </PageSection>
          <NextSteps payment={issued} sum={sum} />
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
      {check?.ok && (
        <p className={css.receiver}>{check.isCertain ? texts.pays(check.merchant) : texts.names(check.merchant)}</p>
      )}
      {toType !== "" && (
        <Notice tone="warning" title={toType}>
          {texts.typeWhy}
        </Notice>
      )}
      {rows.length > 0 && <DetailRows rows={rows} />}
      {qr && <SlipActions title={title} labels={{ save: messages.saveQr }} makeSlip={makeSlip} />}
    </CodePage>
  );
}

/** What the page states as paid: the amount, its parts and the sum when the code adds a fee, and what the borrower types. */
function usePaid(check: EmvCheck | undefined, known: CodeQuery["amount"], issued: IssuedCode | undefined) {
  const label = usePaidLabel(useMessages(codeMessages).amount, issued);
  const texts = useMessages(qrPhMessages);
  const { inAll } = useMessages(paymentMessages);
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
  if (number === undefined || added === undefined) return { fact: money, rows: [feeRow], toType, sum: "" };
  const total = { label: inAll, value: showMoney({ centavos: number + added }, locale) };
  return { fact: total, rows: [money, feeRow], toType, sum: total.value };
}
