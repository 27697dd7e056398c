import { useOpenExternal } from "@lending/bridge";
import { MessageIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { messengerLink } from "../contactLinks.ts";
import { serviceMessages } from "../messages.ts";
import * as css from "./ContactCard.module.css";
import { ContactCard } from "./ContactCard.tsx";
import { ContactLabel } from "./ContactLabel.tsx";

/** The WhatsApp-style contact. A tap opens it through `openExternal`, unless the contact is invalid. */
export function MessengerContact({ contact }: { contact: string }) {
  const words = useMessages(serviceMessages);
  const openExternal = useOpenExternal();
  const link = messengerLink(contact);
  const content = <ContactLabel icon={<MessageIcon />}>{contact}</ContactLabel>;
  return (
    <ContactCard title={words.messenger} text={contact}>
      {link === undefined ? (
        <p className={css.contact}>{content}</p>
      ) : (
        <button
          type="button"
          className={`${css.contact} ${css.link}`}
          onClick={() => {
            if (!openExternal(link).opened) showToast(words.notOpened, { tone: "error" });
          }}
        >
          {content}
        </button>
      )}
    </ContactCard>
  );
}
