import { useApp } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { useMessages } from "@lending/ui/locale";
import { useEffect, useEffectEvent, useState } from "react";
import { captchaAddress, newSid } from "../../../api/registration.ts";
import { promotionMessages } from "../../../messages/source.ts";
import type { DraftProps } from "./registrationDraft.ts";

export type Captcha = ReturnType<typeof useCaptcha>;

/** Fetches a sid once and draws each picture from it. Replaces an expired sid. */
export function useCaptcha({ draft: { picture }, onChange }: DraftProps) {
  const messages = useMessages(promotionMessages);
  const api = useApi();
  const { environment } = useApp();
  const [isMissing, setIsMissing] = useState(false);
  const { submit, showError } = useSubmit<"sid">((_, { kind, describe }) => {
    setIsMissing(true);
    showError(kind === "lost" ? messages.networkError : describe());
  });

  const open = () =>
    submit("sid", async () => {
      const response = await api.request(newSid());
      setIsMissing(!response.ok);
      // A captcha that was typed before the first picture belongs to no other one.
      const reset = picture && { captcha: "" };
      if (response.ok) onChange({ ...reset, picture: { sid: response.value, stamp: Date.now(), hasLoaded: false } });
      else showError(response.message || messages.refused);
      return undefined;
    });
  const openFirst = useEffectEvent(() => {
    if (!picture) void open();
  });
  useEffect(() => openFirst(), []);

  return {
    /** The picture's address; undefined before a sid is known. */
    address: picture && captchaAddress(environment.apiBase, picture),
    isMissing,
    /** Loads a new picture and clears the typed captcha. */
    renew() {
      if (!picture || isMissing) void open();
      else onChange({ captcha: "", picture: { ...picture, stamp: Math.max(Date.now(), picture.stamp + 1) } });
    },
    onLoaded() {
      setIsMissing(false);
      if (picture) onChange({ picture: { ...picture, hasLoaded: true } });
    },
    onFailed() {
      if (picture?.hasLoaded) void open();
      else setIsMissing(true);
    },
  };
}
