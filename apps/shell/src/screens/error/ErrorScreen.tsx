import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { ErrorState } from "@lending/ui/error-state";
import { useLocale } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../titles.ts";

/** Longer than this nobody reads; a message comes from a link, so anybody can have written it. */
const MESSAGE_MAX = 300;

/** The shared error page: `?message=` is shown as plain text when there is one (decisions 3). */
export function Screen() {
  const goBack = useBack();
  const title = titles.error[useLocale()];
  const message = useSearchParams().get("message")?.trim().slice(0, MESSAGE_MAX);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState {...(message && { title: message })} onBack={goBack} />
    </ScreenFrame>
  );
}
