import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { loadPictureViewer } from "../../components/pictures/loadPictureViewer.ts";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { titles } from "../../titles.ts";
import { ComplaintDetailsView } from "./ComplaintDetailsView.tsx";
import { complaintDetailsAtom } from "./complaintDetailsAtom.ts";
import { loadRatingDialog } from "./loadRatingDialog.ts";
import { detailsMessages } from "./messages.ts";

/** Shows the complaint that the address names, and its answer. */
export function Screen() {
  const problemId = useSearchParams().get("problemId") ?? "";
  return problemId === "" ? <MissingComplaint /> : <LoadedComplaint key={problemId} problemId={problemId} />;
}
Screen.whenIdle = [loadRatingDialog, loadPictureViewer];

function LoadedComplaint({ problemId }: { problemId: string }) {
  const title = titles.complaintDetails[useLocale()];
  const [answer, refresh, isRefreshing] = useFetched(complaintDetailsAtom(problemId));
  if (!answer.ok)
    return <RefusedScreen title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  return <ComplaintDetailsView problemId={problemId} complaint={answer.complaint} />;
}

function MissingComplaint() {
  const words = useMessages(detailsMessages);
  const title = titles.complaintDetails[useLocale()];
  const goBack = useBack();
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <EmptyState title={words.missingTitle} text={words.missingHint} onBack={goBack} />
    </ScreenFrame>
  );
}
