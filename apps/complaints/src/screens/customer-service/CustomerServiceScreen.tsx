import { locations, useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { EmptyState } from "@lending/ui/empty-state";
import { ListIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { Contact } from "../../api/fetchContact.ts";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { LinkRow } from "../../components/rows/LinkRow.tsx";
import { Rows } from "../../components/rows/Rows.tsx";
import { titles } from "../../titles.ts";
import { contactAtom } from "./contactAtom.ts";
import { serviceMessages } from "./messages.ts";
import { EmailContact } from "./parts/EmailContact.tsx";
import { MessengerContact } from "./parts/MessengerContact.tsx";
import { Welcome } from "./parts/Welcome.tsx";

/** Shows the mail address and the messenger of the lender's customer service. */
export function Screen() {
  const words = useMessages(serviceMessages);
  const title = titles.customerService[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(contactAtom(null));
  if (!answer.ok)
    return <RefusedScreen title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  const { email, messenger } = answer.contact;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {email === "" && messenger === "" ? (
        <EmptyState title={words.emptyTitle} text={words.emptyHint} onRetry={refresh} retrying={isRefreshing} />
      ) : (
        <Contacts contact={answer.contact} />
      )}
      <Rows label={words.more}>
        <LinkRow to={locations.complaint()} icon={<ListIcon />}>
          {words.complaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

function Contacts({ contact: { email, messenger } }: { contact: Contact }) {
  return (
    <>
      <Welcome />
      {email !== "" && <EmailContact email={email} />}
      {messenger !== "" && <MessengerContact contact={messenger} />}
    </>
  );
}
