import { useBack } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { Card } from "@lending/ui/card";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateScreen } from "@lending/ui/state-screen";
import { StatusRegion } from "@lending/ui/status-region";
import { type ReactNode, useEffect, useState } from "react";
import { type ComplaintDetails, complaintDetails } from "../../api/fetchComplaintDetails.ts";
import { Pictures, usePictureViewer } from "../../components/pictures/Pictures.tsx";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { TypeTags } from "../../components/TypeTags.tsx";
import { complaintMessages, detailsMessages, titles } from "../../messages/source.ts";
import * as css from "./ComplaintDetails.module.css";
import { ComplaintText, ProcessResult } from "./ComplaintParts.tsx";

/** Loads only for a complaint with a case file. No fallback: it comes first, so the screen waits for it. */
const CaseCard = lazyComponent(() => import("../../case/CaseCard.tsx").then((module) => module.CaseCard), {
  Failed: NotLoaded,
});

export function ComplaintDetailsScreen() {
  const problemId = useSearchParams()[0].get("problemId") ?? "";
  return problemId === "" ? <MissingComplaint /> : <LoadedComplaint key={problemId} problemId={problemId} />;
}
ComplaintDetailsScreen.whenIdle = [
  () => import("./RatingDialog.tsx"),
  () => import("../../components/pictures/PictureViewer.tsx"),
];

function LoadedComplaint({ problemId }: { problemId: string }) {
  const title = useMessages(titles).complaintDetails;
  const [response, refresh, isRefreshing] = useFetched(complaintDetails({ problemId }));
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  return <ComplaintDetailsView problemId={problemId} complaint={response.value} />;
}

function MissingComplaint() {
  const messages = useMessages(detailsMessages);
  const title = useMessages(titles).complaintDetails;
  const goBack = useBack();
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.missingTitle}
      text={messages.missingHint}
      onBack={goBack}
    />
  );
}

interface ComplaintDetailsViewProps {
  problemId: string;
  complaint: ComplaintDetails;
}

function ComplaintDetailsView({ problemId, complaint }: ComplaintDetailsViewProps) {
  const messages = useMessages(detailsMessages);
  const { promisedReply } = useMessages(complaintMessages);
  const title = useMessages(titles).complaintDetails;
  const goBack = useBack();
  const { viewer, isViewing, view } = usePictureViewer();
  // Only one dialog is open at a time: the rating waits until the picture viewer closes.
  const [rating, isRated] = useRating(problemId, complaint.needsRating, isViewing);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <div className={css.tags}>
        <TypeTags label={messages.type} tags={[complaint.type, complaint.subType]} />
      </div>
      {complaint.caseFile && <CaseCard complaint={complaint} caseFile={complaint.caseFile} promise={promisedReply} />}
      <ProcessResult complaint={complaint} onOpen={(index) => view(complaint.replyPictures, index)} />
      <Card>
        <ComplaintText label={messages.content} text={complaint.content} />
        {complaint.pictures.length > 0 && (
          <div className={css.pictures}>
            <Pictures
              label={messages.pictures}
              pictures={complaint.pictures}
              onOpen={(index) => view(complaint.pictures, index)}
            />
          </div>
        )}
      </Card>
      <StatusRegion>
        {isRated && (
          <Notice tone="positive" title={messages.ratedTitle} render={<AppLink to={complaintPath()} />}>
            {messages.ratedNext}
          </Notice>
        )}
      </StatusRegion>
      {viewer}
      {rating}
    </ScreenFrame>
  );
}

const RatingDialog = lazyOverlay(() => import("./RatingDialog.tsx").then((module) => module.RatingDialog));

const RATING_DELAY_MS = 3000;

/** Opens the rating of an answer once, three seconds after the details are rendered, but not while `isHeldBack`. */
function useRating(problemId: string, isWanted: boolean, isHeldBack: boolean): [dialog: ReactNode, isRated: boolean] {
  const [isDue, setIsDue] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [isRated, setIsRated] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsDue(true), RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);

  const dialog = (
    <RatingDialog
      open={isDue && !isHeldBack && !isClosed}
      problemId={problemId}
      onClose={() => setIsClosed(true)}
      onRated={() => setIsRated(true)}
    />
  );
  return [dialog, isRated];
}
