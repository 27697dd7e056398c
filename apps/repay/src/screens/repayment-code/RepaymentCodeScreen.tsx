import { locations, useApp, useBack } from "@lending/bridge";
import { Link, useSearchParams } from "@lending/bridge/router";
import { Card } from "@lending/ui/card";
import { ChevronRightIcon } from "@lending/ui/icon";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { showMoney } from "../../api/money.ts";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { titles } from "../../titles.ts";
import { codeMessages } from "./messages.ts";
import { Barcode } from "./parts/Barcode.tsx";
import { ChannelImage } from "./parts/ChannelImage.tsx";
import { encodeQr } from "./parts/encodeQr.ts";
import { QrCode } from "./parts/QrCode.tsx";
import * as css from "./RepaymentCodeScreen.module.css";
import { readShownCode, type ShownCode } from "./readShownCode.ts";

/** Links without a code are rare, so what they show is loaded when it is needed. */
const NoCode = lazyComponent(() => import("./parts/NoCode.tsx").then((module) => module.NoCode));

/** The code to pay with: for a counter to copy or scan, or as a QR code with tips. */
export function Screen() {
  const { launch } = useApp();
  // Anybody can write a link with a code in it; a borrower comes from the app, which passes a session.
  return launch.sessionId === "" ? <NoCode hasNoSession /> : <CodeToPay />;
}

function CodeToPay() {
  const { environment, page = window } = useApp();
  const shown = readShownCode(useSearchParams(), environment, page.location.href);
  const words = useMessages(codeMessages);
  const locale = useLocale();
  const goBack = useBack();
  // A channel may send its QR code as a picture alone.
  if (shown.code === "" && (shown.kind === "counter" || shown.image === "")) {
    return <NoCode />;
  }
  return (
    <ScreenFrame title={titles.repaymentCode[locale]} onBack={goBack}>
      <CodeTicket fact={{ label: words.amount, value: showMoney(shown.amount, locale) }}>
        {shown.kind === "qr" ? <ScannedCode shown={shown} /> : <CounterCode shown={shown} />}
      </CodeTicket>
      {shown.kind === "qr" ? (
        <Card title={words.scanTitle}>
          <Steps steps={[words.scanScreenshot, words.scanOpen, words.scanPick]} />
        </Card>
      ) : (
        <Link className={css.how} to={locations.payInstructions({ payCode: shown.code })}>
          {words.how}
          <ChevronRightIcon size="s" />
        </Link>
      )}
      <Notice tone="warning">{words.once}</Notice>
    </ScreenFrame>
  );
}

function CounterCode({ shown: { code, image } }: { shown: ShownCode }) {
  const words = useMessages(codeMessages);
  return (
    <>
      <ChannelImage src={image} alt={words.channel} />
      <Barcode code={code} label={words.barcode} />
      <CopyableCode label={words.code} code={code} />
    </>
  );
}

function ScannedCode({ shown: { code, image } }: { shown: ShownCode }) {
  const words = useMessages(codeMessages);
  if (code === "") return <ChannelImage src={image} alt={words.qr} large missing={words.noCodeHint} />;
  const qr = encodeQr(code);
  return (
    <>
      {qr ? <QrCode qr={qr} label={words.qr} /> : <CopyableCode label={words.code} code={code} />}
      <ChannelImage src={image} alt={words.channel} />
    </>
  );
}
