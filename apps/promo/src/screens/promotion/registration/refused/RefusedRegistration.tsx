import { AppLink } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { refusedMessages } from "../../../../messages/source.ts";
import { usePromotionLinks } from "../../promotionPages.ts";
import * as css from "../RegistrationForm.module.css";

/** Stays below the form after the server's refusal: what it means, and what to do next. */
export function RefusedRegistration() {
  const messages = useMessages(refusedMessages);
  const { download } = usePromotionLinks();
  return (
    <Notice tone="warning" title={messages.title}>
      {messages.next}{" "}
      <AppLink className={css.link} to={download}>
        {messages.getApp}
      </AppLink>
    </Notice>
  );
}
