import { useBackGuard } from "@lending/bridge";
import { Button, ButtonPair } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { saveText } from "@lending/ui/save-file";
import { Sheet } from "@lending/ui/sheet";
import { showToast } from "@lending/ui/toast";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { costMessages } from "../../../messages/source.ts";
import * as css from "./CostCard.module.css";
import { type DisclosureSection, disclosureSections, disclosureText } from "./disclosureSections.ts";
import type { LoanCost } from "./readCost.ts";

interface DisclosureReaderProps {
  open: boolean;
  onClose: () => void;
  cost: LoanCost;
  confirmation: Confirmation;
  lender: DisclosureSection["rows"];
}

/** Shows the disclosure statement of an offer. It can be saved as a file and shared; Back closes it. */
export function DisclosureReader({ open, onClose, cost, confirmation, lender }: DisclosureReaderProps) {
  const messages = useMessages(costMessages);
  const locale = useLocale();
  useBackGuard(onClose, open);
  const sections = disclosureSections({ cost, confirmation, lender, messages, locale });
  const title = messages.statement;
  const statement = disclosureText(title, messages.law, sections);

  const save = async () => {
    const outcome = await saveText("disclosure-statement.txt", statement);
    if (outcome === "impossible") showToast(messages.notSaved, { tone: "error" });
    else if (outcome !== "cancelled") showToast(messages.saved, { tone: "success" });
  };
  const share = async () => {
    try {
      if (navigator.share !== undefined) await navigator.share({ title, text: statement });
      else {
        await writeClipboard(statement);
        showToast(messages.copied);
      }
    } catch (error) {
      // The borrower closed the phone's share menu.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast(messages.notShared, { tone: "error" });
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <ButtonPair>
          <Button variant="line" onClick={() => void save()}>
            {messages.save}
          </Button>
          <Button onClick={() => void share()}>{messages.share}</Button>
        </ButtonPair>
      }
    >
      <div className={css.body}>
        <p className={css.note}>{messages.law}</p>
        {sections.map(({ title: heading, rows, days, note }) => (
          <section key={heading} className={css.section}>
            <h3>{heading}</h3>
            {days && <Plan days={days} />}
            <DetailRows rows={days ? rows.slice(days.length) : rows} />
            {note !== undefined && <p className={css.note}>{note}</p>}
          </section>
        ))}
      </div>
    </Sheet>
  );
}

async function writeClipboard(text: string) {
  if (navigator.clipboard === undefined) throw new Error("No clipboard");
  await navigator.clipboard.writeText(text);
}
