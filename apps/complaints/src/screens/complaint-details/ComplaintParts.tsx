import { useApp } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { PersonIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { TextArea } from "@lending/ui/text-area";
import { useLayoutEffect, useRef } from "react";
import { COMPLAINT_TEXT_MAX } from "../../api/caseFile.ts";
import type { ComplaintDetails } from "../../api/fetchComplaintDetails.ts";
import { Pictures } from "../../components/pictures/Pictures.tsx";
import { complaintMessages, detailsMessages } from "../../messages/source.ts";
import * as css from "./ComplaintDetails.module.css";

/** The read-only text of a complaint. Grows to show all of it at any text size. */
export function ComplaintText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const element = area.current;
      if (element === null) return;
      element.style.height = "auto";
      // scrollHeight excludes the borders, and the height includes them.
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
    };
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
  return <TextArea ref={area} label={label} max={COMPLAINT_TEXT_MAX} rows={3} value={text} readOnly />;
}

interface ProcessResultProps {
  complaint: Pick<ComplaintDetails, "reply" | "replyPictures" | "caseFile">;
  onOpen: (index: number) => void;
}

/** Shows the lender's answer, or a notice that there is none yet. A case shows its own dates instead of the promise. The server names no agent, so all share one logo. */
export function ProcessResult({ complaint: { reply, replyPictures, caseFile }, onOpen }: ProcessResultProps) {
  const messages = useMessages(detailsMessages);
  const { promisedReply } = useMessages(complaintMessages);
  const { brandName } = useApp().environment;
  const isAnswered = reply !== "" || replyPictures.length > 0;
  return (
    <Card title={messages.result}>
      <div className={css.agent}>
        <span className={css.logo}>
          <PersonIcon />
        </span>
        <p className={css.name}>{messages.agent(brandName)}</p>
      </div>
      {reply !== "" && <p className={css.reply}>{reply}</p>}
      {!isAnswered && (
        <p className={css.waiting}>
          {messages.noReply} {!caseFile?.receivedAt && promisedReply}
        </p>
      )}
      {replyPictures.length > 0 && (
        <div className={css.pictures}>
          <Pictures label={messages.resultPictures} pictures={replyPictures} onOpen={onOpen} />
        </div>
      )}
    </Card>
  );
}
