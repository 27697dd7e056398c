import { useApp, useBack } from "@lending/bridge";
import { useApi, useAtom } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { visibleText } from "@lending/ui/text";
import { TextArea } from "@lending/ui/text-area";
import { showToast } from "@lending/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { COMPLAINT_TEXT_MAX } from "../../api/caseFile.ts";
import { COLLECTION_TYPE, type ComplaintStart } from "../../api/fetchComplaintStart.ts";
import type { Complaint, SentComplaint } from "../../api/submitComplaint.ts";
import { dropComplaintDraft, isSameDraft, saveComplaintDraft, sentCaseAtom } from "../../complaintDraft.ts";
import { TypeTags } from "../../components/ComplaintParts.tsx";
import { PromisedReply } from "../../components/PromisedReply.tsx";
import { complaintMessages, nextMessages, titles } from "../../messages/source.ts";
import * as css from "./ComplaintForm.module.css";
import { PictureField } from "./PictureField.tsx";
import { loadFiles, useComplaintPictures } from "./pictureQueue.ts";

const SentDialog = lazyComponent(() => import("./SentDialog.tsx").then((module) => module.SentDialog), {
  fallback: null, // the waiting button is the sign
  Failed: SentWithoutModal,
});

/** `orderNo` "" lets the server choose the order. With `receiptOf` the text is filled in. */
export type ComplaintChoice = Pick<Complaint, "orderNo" | "problemType" | "problemSonType" | "receiptOf">;

/** Only for a type that records calls. */
const CallFields = lazyComponent(() => import("./CallFields.tsx").then((module) => module.CallFields), optional);

interface ComplaintFormProps {
  choice: ComplaintChoice;
  /** What the form starts with. */
  draft: Complaint | undefined;
  start: ComplaintStart;
  onDone: () => void;
}

export function ComplaintForm({ choice, draft, start, onDone }: ComplaintFormProps) {
  const messages = useMessages(nextMessages);
  const { orderNumber, noCollection, send: sendLabel } = useMessages(complaintMessages);
  const title = useMessages(titles).complaint;
  const goBack = useBack();
  const { sessionId } = useApp().launch;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { problemType, problemSonType, receiptOf } = choice;
  const filledIn = receiptOf === undefined ? "" : messages.receipt;
  const [text, setText] = useState(draft?.text || filledIn);
  const [isRefusedEmpty, setIsRefusedEmpty] = useState(false);
  const [calls, setCalls] = useState(draft?.calls ?? { at: "", count: "" });
  const [sent, setSent] = useState<SentComplaint>();
  const isSent = sent !== undefined;
  const acknowledged = sent?.caseFile?.number ? messages.acknowledged(sent.caseFile.number) : "";
  const queue = useComplaintPictures(draft?.pictures ?? []);
  const pictures = queue.read();

  const order = choice.orderNo === "" ? start.order : start.orders.find(({ number }) => number === choice.orderNo);
  const orderNo = choice.orderNo || (order?.number ?? "");
  const subType = start.subTypes.find(({ value }) => value === problemSonType);
  const recordsCalls = subType?.recordsCalls === true;
  const [sentCase, setSentCase] = useAtom(sentCaseAtom);
  const [earlierCase] = useState(sentCase);
  const [isPosting, setIsPosting] = useState(false);
  const typed = text === filledIn ? "" : text;
  const draftWith = (uploaded: readonly string[]): Complaint => ({
    orderNo,
    problemType,
    problemSonType,
    text: typed,
    pictures: uploaded,
    receiptOf,
    calls,
  });
  /** Whether an earlier visit of this form, which the borrower left, has sent the same complaint in the meantime. */
  const isSentMeanwhile =
    !isSent && sentCase !== earlierCase && isSameDraft(draftWith(pictures.map(({ url }) => url)), sentCase?.draft);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isSentMeanwhile) leave();
  }, [isSentMeanwhile]);

  useEffect(() => {
    if (!isSent && !isSentMeanwhile)
      saveComplaintDraft(sessionId, draftWith(pictures.map(({ url }) => url).filter(Boolean)));
  });

  const api = useApi();
  const { submit, busyWith, hasLeft } = useSubmit<"complaint">((_, { describe }) =>
    // Long enough to read three sentences.
    showToast(describe(messages.unansweredNext), { tone: "error", durationMs: 10_000 }),
  );
  const isSending = busyWith !== undefined;
  const refuse = (message: string) => {
    showToast(message, { tone: "error" });
    return undefined;
  };

  /** Waits for the pictures. Shows why there is nothing to send, and returns undefined. */
  const prepare = async (): Promise<Complaint | undefined> => {
    if (visibleText(text) === "") {
      setIsRefusedEmpty(true);
      textArea.current?.focus();
      return undefined;
    }
    if (problemType === COLLECTION_TYPE && order?.takesCollection === false) return refuse(noCollection);
    await queue.settled();
    if (hasLeft.current) return undefined;
    const settled = queue.read();
    if (settled.some(({ state }) => state === "failed")) return refuse(messages.someFailed);
    // A picture that cannot be read has no address and is left out, as its message states.
    const uploaded = settled.map(({ url }) => url).filter(Boolean);
    const sentCalls = recordsCalls ? { ...calls, at: calls.at.replace("T", " ") } : undefined;
    return { ...draftWith(uploaded), text, calls: sentCalls };
  };
  const send = async () => {
    const complaint = await prepare();
    if (complaint === undefined) return undefined;
    // Loads late, because the form is complete without it.
    const { fileComplaint } = await loadFiles(import("../../api/submitComplaint.ts"));
    setIsPosting(true);
    const response = await fileComplaint(api, complaint).finally(() => setIsPosting(false));
    if (!response.ok) return refuse(response.message || messages.refused);
    const sentDraft = draftWith(complaint.pictures);
    dropComplaintDraft(sessionId, sentDraft);
    // The borrower may have left during the request, and may be writing the draft again.
    if (hasLeft.current) showToast(messages.sent, { tone: "success" });
    else setSent(response.value);
    setSentCase({ ...response.value, draft: sentDraft });
    return "done" as const;
  };

  const tags = [start.types.find(({ value }) => value === problemType)?.title ?? "", subType?.title ?? ""];
  const about = [order?.productName, orderNo && orderNumber(orderNo)].filter(Boolean).join(" ");
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button waiting={isSending} onClick={() => void submit("complaint", send)}>
          {sendLabel}
        </Button>
      }
    >
      <div className={css.about}>
        <TypeTags tags={tags} />
        {about !== "" && <p className={css.order}>{about}</p>}
      </div>
      <Card>
        <TextArea
          ref={textArea}
          label={messages.text}
          max={COMPLAINT_TEXT_MAX}
          value={text}
          error={isRefusedEmpty ? messages.empty : ""}
          readOnly={isSending}
          onChange={(value) => {
            setIsRefusedEmpty(false);
            setText(value);
          }}
        />
      </Card>
      <PictureField queue={queue} isLocked={isPosting} />
      {recordsCalls && <CallFields calls={calls} readOnly={isSending} onChange={setCalls} />}
      <PromisedReply />
      <SentDialog open={isSent} title={messages.sent} text={acknowledged} onDone={onDone} />
    </ScreenFrame>
  );
}

/** Replaces the modal if its file fails to load: shows its message as a toast and leaves the form immediately. */
function SentWithoutModal({ title, onDone }: { title: string; onDone: () => void }) {
  const leave = useEffectEvent(() => {
    showToast(title, { tone: "success" });
    onDone();
  });
  useEffect(() => leave(), []);
  return null;
}
