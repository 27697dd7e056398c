import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { serviceMessages } from "../messages.ts";
import * as css from "./ContactCard.module.css";

interface ContactCardProps {
  title: string;
  /** The text that Copy copies. */
  text: string;
  children: ReactNode;
}

/** One contact of the customer service, with Copy for phones that cannot open it. */
export function ContactCard({ title, text, children }: ContactCardProps) {
  const { notCopied } = useMessages(serviceMessages);
  return (
    <Card title={title}>
      <div className={css.row}>
        {children}
        <CopyButton text={text} onRefused={() => showToast(notCopied, { tone: "error" })} />
      </div>
    </Card>
  );
}
