import { Card } from "@lending/ui/card";
import { FieldBars, FirstPaint, TabBars, useFirstPaint } from "@lending/ui/first-paint";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { bankMessages, titles } from "./messages/source.ts";

/** Matches fields of every card type or of the form's first card type, as cardTypes does. */
const isVisible = (item: string) => ({ field: `${item}.cardTypeMi`, among: ["0", "1"] });

/** The bank form: its notice, and the labels of its first fields. */
function BankFirstPaint() {
  const messages = useMessages(bankMessages);
  const { placeholder, show } = useFirstPaint();
  const [first, second] = [placeholder("medium"), placeholder("medium")];
  show({
    when: [isVisible("items.0"), isVisible("items.1")],
    facts: { [first]: { field: "items.0.title" }, [second]: { field: "items.1.title" } },
  });
  return (
    <FirstPaint title={useMessages(titles).bankAccount} under={<TabBars />}>
      <Notice icon={<ShieldIcon />}>{messages.notice}</Notice>
      <Card>
        <FieldBars label={first} />
        <FieldBars label={second} />
        <FieldBars label={placeholder("medium")} />
      </Card>
    </FirstPaint>
  );
}

/** What the document of the path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = { "/bindBank": BankFirstPaint };
