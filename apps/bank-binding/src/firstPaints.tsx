import { Card } from "@lending/ui/card";
import { FieldBars, FirstPaint, TabBars, useFirstPaint } from "@lending/ui/first-paint";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { bankMessages, titles } from "./messages/source.ts";

/** The bank form: its notice, and the labels of its first fields. */
function BankFirstPaint() {
  const messages = useMessages(bankMessages);
  const { placeholder } = useFirstPaint();
  return (
    <FirstPaint title={useMessages(titles).bankAccount} under={<TabBars />}>
      <Notice icon={<ShieldIcon />}>{messages.notice}</Notice>
      <Card>
        <FieldBars label={placeholder("medium", "first")} />
        <FieldBars label={placeholder("medium", "second")} />
        <FieldBars label={placeholder("medium")} />
      </Card>
    </FirstPaint>
  );
}

/** What the document of the path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = { "/bindBank": BankFirstPaint };
