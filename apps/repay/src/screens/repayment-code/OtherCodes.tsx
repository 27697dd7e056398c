import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { readMoney, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { correction, generate } from "lean-qr";
import { type CodeOrder, readIssuedCode } from "../../api/codeFacts.ts";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { CodeFactRows } from "../../components/CodeFactRows.tsx";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { ExpiredCode } from "../../components/ExpiredCode.tsx";
import { InstructionSteps } from "../../components/InstructionSteps.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { codeMessages, paymentMessages, titles } from "../../messages/source.ts";
import { ChannelImage, QrCode } from "./CodeImages.tsx";
import { checkEmvQr } from "./checkEmvQr.ts";
import type { CodeQuery } from "./readCodeQuery.ts";
import { SaveQr } from "./SaveQr.tsx";

/**
 * The page of a QR Ph code. It is shown only when the lender has issued it in this session, and when its checksum, amount
 * and receiver are right: a name in a link proves no receiver.
 */
export function EmvCode({ codeQuery: { code, image, amount: linked } }: { codeQuery: CodeQuery }) {
  const messages = useMessages(codeMessages);
  const { qrRefused, qrDamaged, qrAmount, qrMerchant, qrPays } = useMessages(paymentMessages);
  const locale = useLocale();
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  const { environment } = useApp();
  const issued = readIssuedCode(code);
  // The lender's response decides the amount; a launch of the app may open a code that this page did not request.
  const amount = issued ? readMoney(issued.payment.amount) : linked;
  const check = checkEmvQr(code, {
    centavos: "centavos" in amount ? amount.centavos : undefined,
    merchants: [environment.companyName, environment.brandName, issued?.facts.biller ?? ""],
  });
  const qr = check.ok ? encodeQr(code) : undefined;
  const actions = <BackToLoan payment={issued?.payment} />;
  if (!check.ok || !qr) {
    const problem = check.ok ? "damaged" : check.problem;
    const texts = { damaged: qrDamaged, amount: qrAmount, merchant: qrMerchant };
    return (
      <ScreenFrame title={title} onBack={goBack} actions={actions}>
        <div role="alert">
          <EmptyState title={qrRefused} text={texts[problem]} onBack={goBack} />
        </div>
      </ScreenFrame>
    );
  }
  const due = check.centavos === undefined ? amount : { centavos: check.centavos };
  return (
    <ScreenFrame title={title} onBack={goBack} actions={actions}>
      <CodeTicket fact={{ label: messages.amount, value: showMoney(due, locale) }}>
        <QrCode qr={qr} label={messages.qr} />
        <SaveQr qr={qr} code={code} amount={showMoney(due, locale)} />
        <p>{qrPays(check.merchant)}</p>
        <ChannelImage src={image} alt={messages.channel} />
      </CodeTicket>
      {issued && <CodeFactRows facts={issued.facts} now={issued.now} />}
      <ScanSteps />
      <NextSteps payment={issued?.payment} />
      <Notice tone="warning">{messages.once}</Notice>
    </ScreenFrame>
  );
}

/** The QR code of a channel, its picture, or the code as text when it is too long for one. */
export function DrawnCode({ codeQuery: { code, image, amount } }: { codeQuery: CodeQuery }) {
  const messages = useMessages(codeMessages);
  const locale = useLocale();
  const drawn = encodeQr(code);
  const qr = drawn ?? (code === "" ? { src: image } : undefined);
  return (
    <>
      {drawn ? (
        <QrCode qr={drawn} label={messages.qr} />
      ) : code === "" ? (
        <ChannelImage src={image} alt={messages.qr} large missing={messages.noCodeHint} />
      ) : (
        <CopyableCode label={messages.code} code={code} />
      )}
      {qr && <SaveQr qr={qr} code={code} amount={showMoney(amount, locale)} />}
      {code !== "" && <ChannelImage src={image} alt={messages.channel} />}
    </>
  );
}

/** How to pay with a QR code that is on the same phone. */
function ScanSteps() {
  const { scanTitle, scanScreenshot, scanOpen, scanPick } = useMessages(codeMessages);
  return (
    <Card title={scanTitle}>
      <Steps steps={[scanScreenshot, scanOpen, scanPick]} />
    </Card>
  );
}

/**
 * How to pay in the channel of the code, what happens next, and the facts that the lender sent with the code. A code from
 * any other link has no facts.
 */
export function CodeHelp({ codeQuery: { kind, code } }: { codeQuery: CodeQuery }) {
  const saved = readSavedPayCode(ownerOf(useApp().launch.sessionId));
  const issued = readIssuedCode(code);
  return (
    <>
      {kind === "qr" && <ScanSteps />}
      {kind === "counter" && saved?.code === code && <InstructionSteps groups={saved.instructions} />}
      <NextSteps payment={issued?.payment} />
      {issued && <CodeFactRows facts={issued.facts} now={issued.now} />}
    </>
  );
}

/** The page of a code that has expired. */
export function ExpiredCodePage({ payment }: { payment: CodeOrder | undefined }) {
  const title = useMessages(titles).repaymentCode;
  return (
    <ScreenFrame title={title} onBack={useBack()} actions={<BackToLoan payment={payment} />}>
      <ExpiredCode payment={payment} />
    </ScreenFrame>
  );
}

/** The page of a link without a code. */
export function NoCode() {
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<BackToLoan payment={undefined} />}>
      <EmptyState title={messages.noCodeTitle} text={messages.noCodeHint} onBack={goBack} />
    </ScreenFrame>
  );
}

/**
 * Returns a QR code as an SVG path over a square of `size` modules, or undefined when the text is empty or too long.
 */
export function encodeQr(text: string): { readonly size: number; readonly path: string } | undefined {
  if (text === "") return undefined;
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const rows: string[] = [];
    for (let y = 0; y < code.size; y += 1) {
      let row = "";
      for (let x = 0; x < code.size; x += 1) row += code.get(x, y) ? "1" : "0";
      for (const { 0: run, index } of row.matchAll(/1+/g)) rows.push(`M${index} ${y}h${run.length}v1h-${run.length}z`);
    }
    return { size: code.size, path: rows.join("") };
  } catch {
    return undefined;
  }
}
