import { useMessages } from "@lending/ui/locale";
import { companyMessages } from "../../messages/source.ts";
import * as css from "./AccessibilityStatement.module.css";

/** The standard that our pages meet, their known limits, and how to contact us. The caller renders the heading. */
export function AccessibilityStatement() {
  const messages = useMessages(companyMessages);
  return (
    <div className={css.statement}>
      <p>{messages.standard}</p>
      <p>{messages.limits}</p>
      <p>{messages.help}</p>
    </div>
  );
}
