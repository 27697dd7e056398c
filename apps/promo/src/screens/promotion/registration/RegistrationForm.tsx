import { AppLink } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DigitsField } from "@lending/ui/digits-field";
import { RefreshIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { TextField } from "@lending/ui/text-field";
import { WaitStatus } from "@lending/ui/wait-status";
import type { FormEvent } from "react";
import { promotionMessages, refusedMessages, titles } from "../../../messages/source.ts";
import * as css from "../Promotion.module.css";
import { usePromotionLinks, useReport } from "../promotionPages.ts";
import { CAPTCHA_LENGTH, MOBILE_MAX, SMS_CODE_LENGTH, type TrackedDraft } from "./registrationDraft.ts";
import type { Captcha } from "./useCaptcha.ts";
import { useRegistration } from "./useRegistration.ts";

export function RegistrationForm({ draft, onChange, tracking }: TrackedDraft) {
  const messages = useMessages(promotionMessages);
  const refused = useMessages(refusedMessages);
  const { agreement } = useMessages(titles);
  const locale = useLocale();
  const links = usePromotionLinks();
  const report = useReport();
  const registration = useRegistration({ draft, onChange, tracking });
  const { captcha, fields, secondsLeft, waitingFor, isRefused, requestCode, register, refreshCaptcha } = registration;
  const type = (field: "mobile" | "captcha" | "smsCode") => (value: string) => {
    fields.forgive(field);
    onChange({ [field]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register();
  };
  return (
    <Card>
      <form className={css.form} noValidate onSubmit={submit}>
        <DigitsField
          label={messages.mobileNumber}
          grouping={locale === "source" ? "phone" : "philippinePhone"}
          max={MOBILE_MAX}
          value={draft.mobile}
          onChange={type("mobile")}
          error={fields.errorOf("mobile")}
          ref={fields.inputs.mobile}
        />
        <TextField
          label={messages.imageCaptcha}
          value={draft.captcha}
          onChange={type("captcha")}
          error={fields.errorOf("captcha")}
          hint={captcha.isMissing ? messages.captchaMissing : undefined}
          max={CAPTCHA_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          ref={fields.inputs.captcha}
          beside={<CaptchaPicture captcha={captcha} onRefresh={refreshCaptcha} />}
        />
        <DigitsField
          label={messages.smsCode}
          codeMin={SMS_CODE_LENGTH}
          max={SMS_CODE_LENGTH}
          autoComplete="one-time-code"
          value={draft.smsCode}
          onChange={type("smsCode")}
          error={fields.errorOf("smsCode")}
          ref={fields.inputs.smsCode}
          beside={
            <span className={css.code}>
              {/* Stays clickable during the countdown, so that a message explains why no code is sent (rule promotion.sms-twice). */}
              <Button
                variant="tonal"
                size="s"
                onClick={requestCode}
                waiting={waitingFor === "code"}
                aria-disabled={secondsLeft > 0 || undefined}
              >
                {secondsLeft > 0 ? messages.secondsLeft(secondsLeft) : messages.getCode}
              </Button>
              <WaitStatus isWaiting={secondsLeft > 0} />
            </span>
          }
        />
        <Button type="submit" waiting={waitingFor === "registration"}>
          {messages.register}
        </Button>
        <p className={css.fine}>
          {messages.accept}{" "}
          <span className={css.separated}>
            <AppLink className={css.link} to={links.agreement} onClick={() => report("agreement")}>
              {agreement}
            </AppLink>
            {" ·"}
          </span>{" "}
          <AppLink className={css.link} to={privacyPolicyPath}>
            {messages.privacyNotice}
          </AppLink>
        </p>
        {isRefused && (
          <Notice tone="warning" title={refused.title}>
            {refused.next}{" "}
            <AppLink className={css.link} to={links.download}>
              {refused.getApp}
            </AppLink>
          </Notice>
        )}
      </form>
    </Card>
  );
}

/** The picture of the captcha. A tap loads a new one. */
function CaptchaPicture({ captcha, onRefresh }: { captcha: Captcha; onRefresh: () => void }) {
  const messages = useMessages(promotionMessages);
  const { address, isMissing, onLoaded, onFailed } = captcha;
  return (
    <button type="button" className={css.refresh} aria-label={messages.refreshCaptcha} onClick={onRefresh}>
      <span className={css.picture}>
        {address !== undefined && !isMissing && (
          <img
            key={address}
            src={address}
            width={108}
            height={52}
            alt={messages.captchaPicture}
            onLoad={onLoaded}
            onError={onFailed}
          />
        )}
      </span>
      <span className={css.icon}>
        <RefreshIcon />
      </span>
    </button>
  );
}
