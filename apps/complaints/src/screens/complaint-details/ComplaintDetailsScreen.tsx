import { useApp, useBack } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { complaintListPath, complaintPath } from "@lending/domain/addresses/complaints";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ProductHead } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateScreen } from "@lending/ui/state-screen";
import { StatusRegion } from "@lending/ui/status-region";
import { TextArea } from "@lending/ui/text-area";
import { showToast } from "@lending/ui/toast";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { COMPLAINT_TEXT_MAX } from "../../api/caseFile.ts";
import { type ComplaintDetails, complaintDetails } from "../../api/fetchComplaints.ts";
import { submitRating } from "../../api/submitComplaint.ts";
import { RefusedScreen, TypeTags } from "../../components/ComplaintParts.tsx";
import { Pictures, usePictureViewer } from "../../components/pictures/Pictures.tsx";
import { complaintMessages, detailsMessages, titles } from "../../messages/source.ts";
import * as css from "./ComplaintDetails.module.css";

/** Loads only for a complaint with a case file. No fallback: it comes first, so the screen waits for it. */
const CaseCard = lazyComponent(() => import("../../case/CaseCard.tsx").then((module) => module.CaseCard), {
  Failed: NotLoaded,
});

export function ComplaintDetailsScreen() {
  const messages = useMessages(detailsMessages);
  const title = useMessages(titles).complaintDetails;
  const missing = { screen: title, title: messages.missingTitle, text: messages.missingHint, onBack: useBack() };
  const problemId = useSearchParams()[0].get("problemId") ?? "";
  if (problemId === "") return <StateScreen kind="missing" {...missing} actions={<ToList />} />;
  return <ComplaintDetailsView key={problemId} problemId={problemId} />;
}
ComplaintDetailsScreen.whenIdle = [
  () => import("@lending/domain/rating-dialog"),
  () => import("../../components/pictures/PictureViewer.tsx"),
];

const RatingDialog = lazyOverlay(() => import("@lending/domain/rating-dialog").then((module) => module.RatingDialog));

const RATING_DELAY_MS = 3000;

function ComplaintDetailsView({ problemId }: { problemId: string }) {
  const messages = useMessages(detailsMessages);
  const { pictures, promisedReply, send } = useMessages(complaintMessages);
  const title = useMessages(titles).complaintDetails;
  const goBack = useBack();
  const api = useApi();
  const [response, refresh, isRefreshing] = useFetched(complaintDetails({ problemId }));
  const { viewer, isViewing, view } = usePictureViewer();
  const [rating, setRating] = useState<"due" | "closed" | "rated">();
  const isRatingWanted = response.ok && response.value.needsRating;
  useEffect(() => {
    if (!isRatingWanted) return undefined;
    const timer = setTimeout(() => setRating("due"), RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRatingWanted]);
  if (!response.ok) {
    const retry = { onRetry: refresh, retrying: isRefreshing };
    return <RefusedScreen title={title} refusal={response} actions={<ToList />} {...retry} />;
  }
  const complaint = response.value;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {complaint.caseFile && <CaseCard complaint={complaint} caseFile={complaint.caseFile} promise={promisedReply} />}
      <TypeTags tags={[complaint.type, complaint.subType]} />
      <ProcessResult complaint={complaint} onOpen={(index) => view(complaint.replyPictures, index)} />
      <Card>
        <ComplaintText label={messages.content} text={complaint.content} />
        {complaint.pictures.length > 0 && (
          <div className={css.pictures}>
            <Pictures
              label={pictures}
              pictures={complaint.pictures}
              onOpen={(index) => view(complaint.pictures, index)}
            />
          </div>
        )}
      </Card>
      <StatusRegion>
        {rating === "rated" && (
          <Notice tone="positive" title={messages.ratedTitle} render={<AppLink to={complaintPath()} />}>
            {messages.ratedNext}
          </Notice>
        )}
      </StatusRegion>
      {viewer}
      {/* Only one dialog is open at a time: the rating waits until the picture viewer closes. */}
      <RatingDialog
        open={rating === "due" && !isViewing}
        title={messages.ratingTitle}
        text={messages.ratingHint}
        sendLabel={send}
        send={(score) => api.request(submitRating({ problemId, score }))}
        onClose={() => setRating("closed")}
        onRated={() => {
          showToast(messages.rated, { tone: "success" });
          setRating("rated");
        }}
      />
    </ScreenFrame>
  );
}

/** The way on from a complaint that cannot be shown. */
const ToList = () => <Button render={<AppLink to={complaintListPath} />}>{useMessages(titles).complaintList}</Button>;

/** The read-only text of a complaint. Grows to show all of it at any text size. */
function ComplaintText({ label, text }: { label: string; text: string }) {
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
  return <TextArea ref={area} label={label} max={COMPLAINT_TEXT_MAX} value={text} />;
}

interface ProcessResultProps {
  complaint: ComplaintDetails;
  onOpen: (index: number) => void;
}

/** Shows the lender's answer, or a notice that there is none yet. A case shows its own dates instead of the promise. The server names no agent, so all share one logo. */
function ProcessResult({ complaint: { reply, replyPictures, caseFile }, onOpen }: ProcessResultProps) {
  const messages = useMessages(detailsMessages);
  const { promisedReply } = useMessages(complaintMessages);
  const { brandName } = useApp().environment;
  return (
    <Card title={messages.result}>
      <ProductHead name={messages.agent(brandName)} />
      {reply !== "" && <p className={css.reply}>{reply}</p>}
      {reply === "" && replyPictures.length === 0 && (
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
