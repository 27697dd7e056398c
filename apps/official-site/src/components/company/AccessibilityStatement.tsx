import { useMessages } from "@lending/ui/locale";
import { companyMessages } from "../../messages/source.ts";

/** The standard that our pages meet, their known limits, and how to contact us. The caller renders heading and spacing. */
export function AccessibilityStatement() {
  const messages = useMessages(companyMessages);
  return (
    <>
      <p>{messages.standard}</p>
      <p>{messages.limits}</p>
      <p>{messages.help}</p>
    </>
  );
}
