import { useBack } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { EmptyState } from "@lending/ui/empty-state";
import { ListIcon } from "@lending/ui/icon";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { contactAtom } from "../../api/fetchContact.ts";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { LinkRow, Rows } from "../../components/Rows.tsx";
import { serviceMessages, titles } from "../../messages/source.ts";
import { EmailContact, MessengerContact } from "./Contacts.tsx";
import * as css from "./CustomerService.module.css";

export function CustomerServiceScreen() {
  const messages = useMessages(serviceMessages);
  const title = useMessages(titles).customerService;
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(contactAtom(null));
  if (!response.ok)
    return <RefusedScreen title={title} message={response.message} onRetry={refresh} retrying={isRefreshing} />;
  const { email, messenger } = response.contact;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {email === "" && messenger === "" ? (
        <EmptyState title={messages.emptyTitle} text={messages.emptyHint} onRetry={refresh} retrying={isRefreshing} />
      ) : (
        <>
          <Welcome />
          {email !== "" && <EmailContact email={email} />}
          {messenger !== "" && <MessengerContact contact={messenger} />}
        </>
      )}
      <Rows label={messages.more}>
        <LinkRow to={complaintPath()} icon={<ListIcon />}>
          {messages.complaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

/** Introduction above the contacts. Lists what to write, so that one message is enough. */
function Welcome() {
  const messages = useMessages(serviceMessages);
  return (
    <div className={css.welcome}>
      <LedgerAndCoffee />
      <h2 className={css.title}>{messages.lead}</h2>
      <p className={css.hint}>{messages.hint}</p>
    </div>
  );
}
