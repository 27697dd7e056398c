import { useMessages } from "@lending/ui/locale";
import * as css from "./AccessibilityStatement.module.css";
import { companyMessages } from "./companyMessages.ts";

/**
 * Accessibility statement: the standard that our pages meet, their known limits, and how to contact us. The caller
 * renders its heading.
 */
export function AccessibilityStatement() {
  const words = useMessages(companyMessages);
  return (
    <div className={css.statement}>
      <p>{words.standard}</p>
      <p>{words.limits}</p>
      <p>{words.help}</p>
    </div>
  );
}
