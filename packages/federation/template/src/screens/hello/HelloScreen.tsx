import { useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { contactAtom } from "../../api/fetchContact.ts";
import { titles } from "../../titles.ts";
import { helloMessages } from "./messages.ts";

/** The first screen of this remote: a greeting, and the lender's mail address. */
export function HelloScreen() {
  const messages = useMessages(helloMessages);
  const title = titles.hello[useLocale()];
  const goBack = useBack();
  const [contact, refresh, isRefreshing] = useFetched(contactAtom(null));
  if (!contact.ok) {
    return (
      <RefusedScreen
        title={title}
        fact={messages.refused}
        message={contact.message}
        hint={messages.tryLater}
        onBack={goBack}
        onRetry={refresh}
        retrying={isRefreshing}
      />
    );
  }
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <p>{messages.greeting}</p>
      {contact.email !== "" && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </ScreenFrame>
  );
}
