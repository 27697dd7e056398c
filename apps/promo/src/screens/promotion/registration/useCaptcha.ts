import { apiAtom } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useSubmit } from "@lending/domain/submit";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { captchaAddress, fetchSid } from "../../../api/registration.ts";
import { promotionMessages } from "../../../messages/source.ts";
import type { DraftProps } from "./registrationDraft.ts";

export interface Captcha {
  /** The picture's address; undefined before a sid is known. */
  readonly address: string | undefined;
  readonly isMissing: boolean;
  /** Loads a new picture and clears the typed captcha. */
  readonly renew: () => void;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
}

/** Fetches a sid once and draws each picture from it. Replaces an expired sid. */
export function useCaptcha({ draft: { picture }, onChange }: DraftProps): Captcha {
  const messages = useMessages(promotionMessages);
  const api = useAtomValue(apiAtom);
  const { environment } = useApp();
  const [isMissing, setIsMissing] = useState(false);
  const { submit } = useSubmit<"sid">(() => {
    setIsMissing(true);
    showToast(messages.networkError, { tone: "error" });
  });

  const open = () =>
    submit("sid", async () => {
      const response = await fetchSid(api);
      setIsMissing(!response.ok);
      // A captcha that was typed before the first picture belongs to no other one.
      const reset = picture && { captcha: "" };
      if (response.ok) onChange({ ...reset, picture: { sid: response.sid, stamp: Date.now(), hasLoaded: false } });
      else showToast(response.message || messages.refused, { tone: "error" });
      return undefined;
    });
  const openFirst = useEffectEvent(() => {
    if (!picture) void open();
  });
  useEffect(() => openFirst(), []);

  return {
    address: picture && captchaAddress(environment.apiBase, picture),
    isMissing,
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
