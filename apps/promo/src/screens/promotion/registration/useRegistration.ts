import { useApp } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { atom, useApi, useAtom } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { useMessages } from "@lending/ui/locale";
import { RESEND_MS, useSecondsLeft } from "@lending/ui/seconds-left";
import { visibleText } from "@lending/ui/text";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import { codeOutcome, registrationOutcome, submitCodeRequest, submitRegistration } from "../../../api/registration.ts";
import { trackClick } from "../../../api/tracking.ts";
import { promotionMessages } from "../../../messages/source.ts";
import { usePromotionLinks, useReport } from "../promotionPages.ts";
import { emptyDraft, smsCountdownEnd, type TrackedDraft, useFieldErrors } from "./registrationDraft.ts";
import { useCaptcha } from "./useCaptcha.ts";

/** Shared, because the answer to a request may arrive after the form was left and opened again. */
const countdownEndAtom = atom<number | undefined>(undefined);

/** Returns the actions of the form. One action runs at a time; a toast or the field that it concerns shows its outcome. */
export function useRegistration({ draft, onChange, tracking }: TrackedDraft) {
  const messages = useMessages(promotionMessages);
  const api = useApi();
  const { environment, launch } = useApp();
  const navigate = useNavigate();
  const links = usePromotionLinks();
  const report = useReport();
  const captcha = useCaptcha({ draft, onChange });
  const [countdownEnd = smsCountdownEnd.read(), setCountdownEnd] = useAtom(countdownEndAtom);
  // 59 to 1 while the countdown runs, else 0 (rule promotion.countdown).
  const secondsLeft = useSecondsLeft(countdownEnd);
  const fields = useFieldErrors(draft);
  const [isRefused, setIsRefused] = useState(false);
  // Also above the agreement, which a visitor may read meanwhile.
  const showError = (text: string) => {
    showToast(text, { tone: "error" });
    return undefined;
  };
  const { submit, busyWith, hasLeft } = useSubmit<"code" | "registration">((_, { kind, describe }) => {
    report("fault");
    showError(kind === "lost" ? messages.networkError : describe());
  });

  const registrant = (sid: string) => ({
    mobile: draft.mobile,
    captcha: visibleText(draft.captcha),
    sid,
    appName: environment.brandName,
    tracking,
  });
  /** Shows the server's message at its field. A visitor who reads another page meanwhile sees it there. */
  const refuseField = (field: "captcha" | "smsCode", message: string) => {
    if (hasLeft.current) return showError(message || messages.refused);
    fields.refuse(field, message);
    return undefined;
  };
  const tryAnotherPicture = (message: string) => {
    captcha.renew();
    return refuseField("captcha", message);
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
    if (secondsLeft > 0) return showError(messages.askedTwice);
    if (!fields.check("mobile", "captcha")) return;
    // Without a sid no picture was shown, so the typed captcha cannot be right.
    const { picture } = draft;
    if (!picture) return captcha.renew();
    void submit("code", async () => {
      setIsRefused(false);
      const pageId = draft.landingId || tracking.id;
      // Only a report: its failure does not concern the visitor.
      api
        .request(trackClick({ tracking, pageId, platform: launch.platform, phone: draft.mobile }))
        .catch(() => undefined);
      report("askForCode");
      const response = await api.request(submitCodeRequest(registrant(picture.sid)));
      const outcome = codeOutcome(response);
      if (outcome === "wrongCaptcha" || outcome === "refused") report("codeRefused");
      else report(outcome === "sent" ? "codeSent" : outcome);
      const message = response.ok ? "" : response.message;
      if (outcome === "alreadyRegistered") return goToDownload(messages.alreadyRegistered);
      if (outcome === "wrongCaptcha") return tryAnotherPicture(message);
      if (outcome === "refused") return refuse(message);
      // Preload the next page while the visitor waits for the SMS.
      import("../download/DownloadPage.tsx").catch(() => undefined);
      const end = Date.now() + RESEND_MS;
      smsCountdownEnd.save(end);
      setCountdownEnd(end);
      showToast(messages.codeSent, { tone: "success" });
      fields.focus("smsCode");
      return undefined;
    });
  };

  const register = () => {
    if (!fields.check("mobile", "captcha", "smsCode")) return;
    const { picture } = draft;
    if (!picture) return captcha.renew();
    void submit("registration", async () => {
      setIsRefused(false);
      report("submitRegistration");
      const landingId = draft.landingId || tracking.id;
      const registration = { ...registrant(picture.sid), smsCode: draft.smsCode, landingId };
      const response = await api.request(submitRegistration(registration));
      const outcome = registrationOutcome(response);
      const message = response.ok ? "" : response.message;
      const isRegistered = outcome === "registered" || outcome === "alreadyRegistered";
      report(isRegistered ? outcome : "registrationRefused");
      if (isRegistered) return goToDownload(messages[outcome]);
      if (outcome === "wrongCaptcha") return tryAnotherPicture(message);
      // The mobile number and the captcha have separate refusal codes, so the message is usually about the SMS code.
      if (!message) return refuse(message);
      setIsRefused(true);
      return refuseField("smsCode", message);
    });
  };

  const refreshCaptcha = () => {
    if (!fields.check("mobile")) return;
    report("refreshCaptcha");
    captcha.renew();
  };

  return {
    captcha,
    fields,
    secondsLeft,
    waitingFor: busyWith,
    /** Whether the server refused the last action, for another reason than the captcha. */
    isRefused,
    requestCode,
    register,
    refreshCaptcha,
  };
}
