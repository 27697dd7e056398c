import { useApp, useOpenExternal } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { useSearchParams } from "@lending/bridge/router";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Status200 } from "@lending/ui/illustrations/status-200";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { showToast } from "@lending/ui/toast";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { readTracking, type Tracking, trackingQuery } from "../../../api/tracking.ts";
import { promotionMessages, titles } from "../../../messages/source.ts";
import { useLeavePage, useNewPage, useReport } from "../promotionPages.ts";

/** Returns the app's page in the Android store, which passes the campaign's parameters to the installed app. */
function androidStoreLink({ appPackage }: Environment, tracking: Tracking): string {
  const referrer = `${new URLSearchParams(trackingQuery(tracking))}`;
  const query = new URLSearchParams({ id: appPackage, ...(referrer && { referrer }) });
  return `https://play.google.com/store/apps/details?${query}`;
}

/** Returns a search in the App Store. A direct link needs an app number that the environment does not contain. */
function iosStoreLink({ brandName }: Environment): string {
  return `https://apps.apple.com/ph/iphone/search?${new URLSearchParams({ term: brandName })}`;
}

/** Returns the phone that the native app or the link names (`platform`), else that of the browser; undefined on a computer. */
export function readPhone(
  platform: string | null,
  { userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">,
): "android" | "ios" | undefined {
  const name = /^(?:android|ios)$/i.exec(platform ?? "") ?? /Android|iP(?:hone|ad|od)/i.exec(userAgent);
  if (name) return /android/i.test(name[0]) ? "android" : "ios";
  // An iPad calls itself a Macintosh, but has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : undefined;
}

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
  ].filter((store) => !phone || store.phone === phone);
  const openStore = (event: MouseEvent, link: string) => {
    event.preventDefault();
    report("openStore");
    if (!openExternal(link).opened) showToast(messages.notOpened, { tone: "error" });
  };

  const hint = phone ? phone === "ios" && messages.searchStore(environment.brandName) : messages.onPhone;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band
          title={messages.downloadTitle}
          lines={[messages.downloadText(environment.brandName), ...(hint ? [hint] : [])]}
          scene={<Status200 />}
        />
      }
      actions={
        <>
          {stores.map(({ label, link }, index) => (
            <Button
              key={link}
              variant={index === 0 ? "solid" : "line"}
              render={<a href={link} onClick={(event) => openStore(event, link)} />}
            >
              {label}
            </Button>
          ))}
          {phone && (
            <Button
              variant="quiet"
              render={<a href={`${environment.linkScheme}://returnToLogin`} onClick={() => report("openApp")} />}
            >
              {messages.openApp}
            </Button>
          )}
        </>
      }
    >
      <Card title={messages.nextSteps}>
        <Steps steps={[messages.stepInstall, messages.stepLogIn, messages.stepDecide]} />
      </Card>
      <Notice title={messages.safeTitle}>{messages.safeText(environment.brandName)}</Notice>
    </ScreenFrame>
  );
}
