import { useApp, useOpenExternal } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { Band } from "@lending/ui/band";
import { ButtonLink } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Status200 } from "@lending/ui/illustrations/status-200";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { showToast } from "@lending/ui/toast";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useReport } from "../../../analytics.ts";
import { readTracking } from "../../../api/tracking.ts";
import { promotionMessages, titles } from "../../../messages/source.ts";
import { useLeavePage, useNewPage } from "../promotionPages.ts";
import * as css from "./DownloadPage.module.css";
import { androidStoreLink, appLink, iosStoreLink, readPhone } from "./storeLinks.ts";

/** The page after registration: opens the store of the visitor's phone, or the installed app. */
export function DownloadPage() {
  const messages = useMessages(promotionMessages);
  const title = useMessages(titles).download;
  const { environment } = useApp();
  const [query] = useSearchParams();
  const goBack = useLeavePage();
  const report = useReport();
  const openExternal = useOpenExternal();
  useNewPage(title);
  const reportDownload = useEffectEvent(() => report("download"));
  useEffect(() => reportDownload(), []);

  const phone = readPhone(query.get("platform"), navigator);
  const stores = [
    { phone: "android", label: messages.downloadAndroid, link: androidStoreLink(environment, readTracking(query)) },
    { phone: "ios", label: messages.downloadIos, link: iosStoreLink(environment) },
  ].filter((store) => phone === "other" || store.phone === phone);
  const openStore = (event: MouseEvent, link: string) => {
    event.preventDefault();
    report("openStore");
    if (!openExternal(link).opened) showToast(messages.notOpened, { tone: "error" });
  };

  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band
          title={messages.downloadTitle}
          lines={[messages.downloadText(environment.brandName)]}
          scene={<Status200 />}
        />
      }
    >
      <Card>
        <div className={css.buttons}>
          {stores.map(({ label, link }, index) => (
            <ButtonLink
              key={link}
              href={link}
              variant={index === 0 ? "solid" : "line"}
              onClick={(event) => openStore(event, link)}
            >
              {label}
            </ButtonLink>
          ))}
          {phone !== "other" && (
            <ButtonLink variant="quiet" href={appLink(environment.linkScheme)} onClick={() => report("openApp")}>
              {messages.openApp}
            </ButtonLink>
          )}
        </div>
        {phone === "other" && <p className={css.fine}>{messages.onPhone}</p>}
        {phone === "ios" && <p className={css.fine}>{messages.searchStore(environment.brandName)}</p>}
      </Card>
      <Card title={messages.nextSteps}>
        <Steps steps={[messages.stepInstall, messages.stepLogIn, messages.stepDecide]} />
      </Card>
      <Notice title={messages.safeTitle}>{messages.safeText(environment.brandName)}</Notice>
    </ScreenFrame>
  );
}
