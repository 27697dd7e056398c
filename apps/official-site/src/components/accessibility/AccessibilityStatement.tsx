import { useMessages } from "@lending/ui/locale";
import * as css from "./AccessibilityStatement.module.css";
import { accessibilityMessages } from "./accessibilityMessages.ts";

/** What our pages keep to for everybody, what is still missing, and that one may tell us. Its heading is the caller's. */
export function AccessibilityStatement() {
  const words = useMessages(accessibilityMessages);
  return (
    <div className={css.statement}>
      <p>{words.standard}</p>
      <p>{words.limits}</p>
      <p>{words.help}</p>
    </div>
  );
}
