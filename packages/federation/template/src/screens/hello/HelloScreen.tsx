import { useBack } from "@lending/bridge";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../titles.ts";
import { helloMessages } from "./messages.ts";

/** The first screen of this remote. */
export function HelloScreen() {
  const words = useMessages(helloMessages);
  const goBack = useBack();
  return (
    <ScreenFrame title={titles.hello[useLocale()]} onBack={goBack}>
      <p>{words.greeting}</p>
    </ScreenFrame>
  );
}
