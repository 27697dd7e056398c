import { apiAtom } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { useSubmit } from "@lending/domain/submit";
import { visibleText } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import { useReport } from "../../../analytics.ts";
import { type Registrant, submitCodeRequest, submitRegistration } from "../../../api/registration.ts";
import { type Tracking, trackClick } from "../../../api/tracking.ts";
import { promotionMessages } from "../../../messages/source.ts";
import { usePromotionLinks } from "../promotionPages.ts";
import { type DraftProps, emptyDraft } from "./registrationDraft.ts";
import { useCaptcha } from "./useCaptcha.ts";
import { useCountdown } from "./useCountdown.ts";
import { neededFor, useFieldErrors } from "./useFieldErrors.ts";

interface RegistrationOptions extends DraftProps {
  readonly tracking: Tracking;
}

/** Returns the actions of the form. One action runs at a time, and a toast shows its outcome. */
export function useRegistration({ draft, onChange, tracking }: RegistrationOptions) {
  const messages = useMessages(promotionMessages);
  const api = useAtomValue(apiAtom);
  const { environment, launch } = useApp();
  const navigate = useNavigate();
  const links = usePromotionLinks();
  const report = useReport();
  const captcha = useCaptcha({ draft, onChange });
  const countdown = useCountdown();
  const fields = useFieldErrors(draft);
  const [isRefused, setIsRefused] = useState(false);
  const showError = (text: string) => {
    showToast(text, { tone: "error" });
    return undefined;
  };
  const { submit, busyWith, hasLeft } = useSubmit<"code" | "registration">(() => {
    report("fault");
    showError(messages.networkError);
  });

  const registrant = (sid: string): Registrant => ({
    mobile: draft.mobile,
    captcha: visibleText(draft.captcha),
    sid,
    appName: environment.brandName,
    tracking,
  });
  const tryAnotherPicture = (message: string) => {
    captcha.renew();
    fields.refuse("captcha");
    return showError(message || messages.refused);
  };
  const refuse = (message: string) => {
    setIsRefused(true);
    return showError(message || messages.refused);
  };
  const goToDownload = (message: string) => {
    onChange({ ...emptyDraft, landingId: draft.landingId, hasVisited: true });
    showToast(message, { tone: "success" });
    // A visitor who reads another page meanwhile stays there.
    if (!hasLeft.current) void navigate(links.download);
    return undefined;
  };

  const requestCode = () => {
    if (countdown.secondsLeft > 0) return showError(messages.askedTwice);
    if (!fields.check(neededFor.requestCode)) return;
    // Without a sid no picture was shown, so the typed captcha cannot be right.
    const { picture } = draft;
    if (!picture) return captcha.renew();
    void submit("code", async () => {
      setIsRefused(false);
      trackClick(api, { tracking, landingId: draft.landingId, platform: launch.platform }, draft.mobile);
      report("askForCode");
      const { outcome, message } = await submitCodeRequest(api, registrant(picture.sid));
      if (outcome === "wrongCaptcha" || outcome === "refused") report("codeRefused");
      else report(outcome === "sent" ? "codeSent" : outcome);
      if (outcome === "alreadyRegistered") return goToDownload(messages.alreadyRegistered);
      if (outcome === "wrongCaptcha") return tryAnotherPicture(message);
      if (outcome === "refused") return refuse(message);
      // Preload the next page while the visitor waits for the SMS.
      import("../download/DownloadPage.tsx").catch(() => undefined);
      countdown.start();
      showToast(messages.codeSent, { tone: "success" });
      fields.focus("smsCode");
      return undefined;
    });
  };

  const register = () => {
    if (!fields.check(neededFor.register)) return;
    const { picture } = draft;
    if (!picture) return captcha.renew();
    void submit("registration", async () => {
      setIsRefused(false);
      report("submitRegistration");
      const landingId = draft.landingId || tracking.id;
      const registration = { ...registrant(picture.sid), smsCode: draft.smsCode, landingId };
      const { outcome, message } = await submitRegistration(api, registration);
      const isRegistered = outcome === "registered" || outcome === "alreadyRegistered";
      report(isRegistered ? outcome : "registrationRefused");
      if (isRegistered) return goToDownload(messages[outcome]);
      if (outcome === "wrongCaptcha") return tryAnotherPicture(message);
      // The mobile number and the captcha have separate refusal codes, so the message is usually about the SMS code.
      if (message) fields.refuse("smsCode");
      return refuse(message);
    });
  };

  const refreshCaptcha = () => {
    if (!fields.check(neededFor.refreshCaptcha)) return;
    report("refreshCaptcha");
    captcha.renew();
  };

  return {
    captcha,
    fields,
    secondsLeft: countdown.secondsLeft,
    waitingFor: busyWith,
    /** Whether the server refused the last action, for another reason than the captcha. */
    isRefused,
    requestCode,
    register,
    refreshCaptcha,
  };
}
