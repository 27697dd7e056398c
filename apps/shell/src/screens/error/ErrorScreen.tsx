import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { ErrorState } from "@lending/ui/error-state";
import { useLocale } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../titles.ts";

/** Longer messages are truncated, because they would push the actions off the screen. */
const MESSAGE_MAX = 300;

/**
 * The shared error page. Anyone can create a link with a `?message=`, so it is plain body text without invisible characters
 * under a fixed heading.
 */
export function ErrorScreen() {
  const goBack = useBack();
  const title = titles.error[useLocale()];
  const sent = useSearchParams().get("message") ?? "";
  const message = sent
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, MESSAGE_MAX);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState {...(message && { text: message })} onBack={goBack} />
    </ScreenFrame>
  );
}
