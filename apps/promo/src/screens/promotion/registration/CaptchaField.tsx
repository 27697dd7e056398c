import { RefreshIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { TextField } from "@lending/ui/text-field";
import type { RefObject } from "react";
import { promotionMessages } from "../messages.ts";
import * as css from "./CaptchaField.module.css";
import { CAPTCHA_LENGTH } from "./findWrongFields.ts";
import type { Captcha } from "./useCaptcha.ts";

interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onRefresh: () => void;
}

/**
 * The field for the four characters of the captcha, with the picture beside it. A tap on the picture loads a new one.
 */
export function CaptchaField({ captcha, value, onChange, error, inputRef, onRefresh }: CaptchaFieldProps) {
  const words = useMessages(promotionMessages);
  const { address, isMissing, onLoaded, onFailed } = captcha;
  return (
    <TextField
      label={words.imageCaptcha}
      value={value}
      onChange={onChange}
      error={error}
      hint={isMissing ? words.captchaMissing : undefined}
      max={CAPTCHA_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      ref={inputRef}
      beside={
        <button type="button" className={css.refresh} aria-label={words.refreshCaptcha} onClick={onRefresh}>
          <span className={css.picture}>
            {address !== undefined && !isMissing && (
              <img
                key={address}
                src={address}
                width={108}
                height={52}
                alt={words.captchaPicture}
                onLoad={onLoaded}
                onError={onFailed}
              />
            )}
          </span>
          <span className={css.icon}>
            <RefreshIcon />
          </span>
        </button>
      }
    />
  );
}
