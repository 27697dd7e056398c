import { useApp, useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { visibleText } from "@lending/ui/format";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComplaintStart } from "../../api/fetchComplaintStart.ts";
import { COLLECTION_TYPE } from "../../components/COLLECTION_TYPE.ts";
import { complaintMessages } from "../../components/complaintMessages.ts";
import { PromisedReply } from "../../components/promised-reply/PromisedReply.tsx";
import { usePromisedReply } from "../../components/promised-reply/usePromisedReply.ts";
import { TypeTags } from "../../components/type-tags/TypeTags.tsx";
import { dropComplaintDraft, readComplaintDraft, saveComplaintDraft } from "../../draft/complaintDraft.ts";
import { titles } from "../../titles.ts";
import * as css from "./ComplaintForm.module.css";
import { loadSentModal } from "./loadSentModal.ts";
import { nextMessages } from "./messages.ts";
import { PictureField } from "./parts/PictureField.tsx";
import { ProblemText } from "./parts/ProblemText.tsx";
import type { ComplaintChoice } from "./readComplaintChoice.ts";
import { useComplaintPictures } from "./useComplaintPictures.ts";
import { useReturnToStart } from "./useReturnToStart.ts";
import { useSendComplaint } from "./useSendComplaint.ts";

const SentModal = lazyComponent(() => loadSentModal().then((module) => module.SuccessModal), {
  fallback: null,
  Failed: SentWithoutModal,
});

interface ComplaintFormProps {
  choice: ComplaintChoice;
  start: ComplaintStart;
}

/** The complaint form: subject, text, pictures and Send. All input survives a closed webview. */
export function ComplaintForm({ choice, start }: ComplaintFormProps) {
  const words = useMessages(nextMessages);
  const { orderNumber } = useMessages(complaintMessages);
  const title = titles.complaint[useLocale()];
  const promise = usePromisedReply();
  const goBack = useBack();
  const returnToStart = useReturnToStart();
  const { sessionId } = useApp().launch;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => readComplaintDraft(sessionId));
  const [text, setText] = useState(draft?.text ?? "");
  const [isRefusedEmpty, setIsRefusedEmpty] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { pictures, queue } = useComplaintPictures(draft?.pictures ?? []);

  const order = choice.orderNo === "" ? start.order : start.orders.find(({ number }) => number === choice.orderNo);
  const orderNo = choice.orderNo || (order?.number ?? "");
  const { problemType, problemSonType } = choice;

  useEffect(() => {
    if (isSent) return;
    const uploaded = pictures.map(({ url }) => url).filter(Boolean);
    saveComplaintDraft(sessionId, { orderNo, problemType, problemSonType, text, pictures: uploaded });
  }, [isSent, sessionId, orderNo, problemType, problemSonType, text, pictures]);

  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const { send, isSending } = useSendComplaint({
    async prepare() {
      if (visibleText(text) === "") {
        setIsRefusedEmpty(true);
        textArea.current?.focus();
        showToast(words.empty, { tone: "error" });
        return undefined;
      }
      if (problemType === COLLECTION_TYPE && order?.takesCollection === false) {
        showToast(words.noCollection, { tone: "error" });
        return undefined;
      }
      await queue.settled();
      if (isUnmounted.current) return undefined;
      const uploaded = queue.read();
      if (uploaded.some(({ state }) => state !== "uploaded")) {
        showToast(words.someFailed, { tone: "error" });
        return undefined;
      }
      return { orderNo, problemType, problemSonType, text, pictures: uploaded.map(({ url }) => url) };
    },
    onSent() {
      dropComplaintDraft(sessionId);
      if (isUnmounted.current) return;
      setIsSent(true);
    },
  });

  const tags = [
    start.types.find(({ value }) => value === problemType)?.title ?? "",
    start.subTypes.find(({ value }) => value === problemSonType)?.title ?? "",
  ];
  const about = [order?.productName, orderNo && orderNumber(orderNo)].filter(Boolean).join(" ");
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button waiting={isSending} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <div className={css.about}>
        <TypeTags label={words.type} tags={tags} />
        {about !== "" && <p className={css.order}>{about}</p>}
      </div>
      <ProblemText
        ref={textArea}
        value={text}
        error={isRefusedEmpty ? words.emptyHint : ""}
        readOnly={isSending}
        onChange={(value) => {
          setIsRefusedEmpty(false);
          setText(value);
        }}
      />
      <PictureField pictures={pictures} queue={queue} />
      <PromisedReply />
      <SentModal open={isSent} title={words.sent} text={promise} onDone={returnToStart} />
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
