import { useApp, useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { type ReactNode, useState } from "react";
import { readIssuedCode, readPayCode } from "../../api/issuedCode.ts";
import { CodeActions, useMayShowCode } from "../../components/CodePage.tsx";
import { CodeTicket, CopyableCode } from "../../components/CodeTicket.tsx";
import { PageSection } from "../../components/PageSection.tsx";
import { payInstructionMessages, titles } from "../../messages/source.ts";
import * as css from "./PayInstructionsScreen.module.css";
import { StoreReceipt, StoreSlip, type Texts, WalletBiller, WalletForm, WalletHome } from "./PayPictures.tsx";

/**
 * Returns the three ways to pay with a reference number, which may be a placeholder, each with pictures and what they show.
 * `biller` is the lender's name.
 */
function payMethods(texts: Texts, biller: string, reference: string) {
  return [
    {
      title: texts.walletTitle,
      steps: [texts.walletOpen, texts.walletFind(biller), texts.walletFill],
      pictures: [
        { shows: texts.homePicture, drawing: <WalletHome wallet="first" texts={texts} /> },
        { shows: texts.billerPicture, drawing: <WalletBiller texts={texts} biller={biller} /> },
        { shows: texts.formPicture, drawing: <WalletForm wallet="first" texts={texts} reference={reference} /> },
      ],
    },
    {
      title: texts.secondTitle,
      steps: [texts.secondOpen, texts.secondFill(biller)],
      pictures: [
        { shows: texts.secondHomePicture, drawing: <WalletHome wallet="second" texts={texts} /> },
        { shows: texts.secondFormPicture, drawing: <WalletForm wallet="second" texts={texts} reference={reference} /> },
      ],
    },
    {
      title: texts.storeTitle,
      steps: [texts.storeFill, texts.storePay, texts.storeKeep],
      pictures: [
        { shows: texts.slipPicture, drawing: <StoreSlip texts={texts} biller={biller} reference={reference} /> },
        { shows: texts.receiptPicture, drawing: <StoreReceipt texts={texts} reference={reference} /> },
      ],
    },
  ];
}

const loadPictureDialog = () => import("./PictureDialog.tsx");

const PictureDialog = lazyOverlay(() => loadPictureDialog().then((module) => module.PictureDialog));

/** Explains how to pay with the reference number: in two wallet apps and at a store. */
export function PayInstructionsScreen() {
  const messages = useMessages(payInstructionMessages);
  const title = useMessages(titles).payInstructions;
  const { environment, launch } = useApp();
  const goBack = useBack();
  const urlCode = readPayCode(useSearchParams()[0].get("payCode") ?? "");
  const mayShow = useMayShowCode(urlCode);
  // Any site can link here with a code. Without the session that the app passes, the code is not shown as the
  // borrower's.
  const reference = launch.sessionId === "" || !mayShow ? "" : urlCode;
  const issued = readIssuedCode(reference);
  const [enlargedPicture, setEnlargedPicture] = useState<{ readonly shows: string; readonly drawing: ReactNode }>();
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      orderNumber={issued?.orderNumber ?? ""}
      {...(launch.sessionId !== "" && { actions: <CodeActions payment={issued} /> })}
    >
      <CodeTicket
        sections={payMethods(messages, environment.brandName, reference || messages.reference).map((method) => (
          <PageSection key={method.title} title={method.title}>
            <Steps steps={method.steps} />
            <div className={css.pictures}>
              {method.pictures.map((picture) => (
                <div key={picture.shows} className={css.place}>
                  {picture.drawing}
                  {/* Covers the picture, so that text in the drawing is not part of its name. */}
                  <button
                    type="button"
                    className={css.cover}
                    aria-label={messages.enlarge(picture.shows)}
                    onClick={() => setEnlargedPicture(picture)}
                  />
                </div>
              ))}
            </div>
          </PageSection>
        ))}
      >
        {reference === "" ? (
          <p>{messages.referenceHint}</p>
        ) : (
          <CopyableCode label={messages.reference} code={reference} />
        )}
      </CodeTicket>
      <Notice>{messages.after}</Notice>
      {enlargedPicture && (
        <PictureDialog
          title={enlargedPicture.shows}
          picture={enlargedPicture.drawing}
          onClose={() => setEnlargedPicture(undefined)}
        />
      )}
    </ScreenFrame>
  );
}
PayInstructionsScreen.whenIdle = [loadPictureDialog];
