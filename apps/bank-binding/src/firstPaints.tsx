import { FieldBars, FirstPaint, TabBars } from "@lending/ui/first-paint";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { bankMessages, titles } from "./messages/source.ts";

/** The bank form: its notice, and the labels of its first fields. */
function BankFirstPaint() {
  const messages = useMessages(bankMessages);
  return (
    <FirstPaint title={useMessages(titles).bankAccount} under={<TabBars />}>
      <Notice icon={<ShieldIcon />}>{messages.notice}</Notice>
      <FieldBars names={["first", "second"]} />
    </FirstPaint>
  );
}

/** What the document of the path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = { "/bindBank": BankFirstPaint };
