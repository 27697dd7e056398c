import { useApp, useBack, withQuery } from "@lending/bridge";
import { useLocation, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import { useState } from "react";
import { complaintStart } from "../../api/fetchComplaintStart.ts";
import type { Complaint } from "../../api/submitComplaint.ts";
import { readComplaintDraft } from "../../complaintDraft.ts";
import { RefusedScreen } from "../../components/ComplaintParts.tsx";
import { nextMessages, titles } from "../../messages/source.ts";
import { type ComplaintChoice, ComplaintForm } from "./ComplaintForm.tsx";

/** The page with the complaint form. The address names the subject, or else the draft does. */
export function ComplaintNextScreen() {
  const messages = useMessages(nextMessages);
  const title = useMessages(titles).complaint;
  const missing = { screen: title, title: messages.missingTitle, text: messages.missingHint };
  const returnToStart = useReturnToStart();
  const [query] = useSearchParams();
  const { launch } = useApp();
  const [draft] = useState(() => readComplaintDraft(launch.sessionId));
  const read = (name: string) => query.get(name) ?? "";
  const problemType = read("problemType");
  if (problemType !== "") {
    const orderNo = read("orderNo");
    const problemSonType = read("problemSonType");
    const receiptOf = read("about") === "receipt" ? read("orderId") : undefined;
    // Neither a complaint about another subject nor its pictures become the receipt of a payment.
    const kept = draft?.receiptOf === receiptOf ? draft : undefined;
    return <LoadedForm choice={{ orderNo, problemType, problemSonType, receiptOf }} draft={kept} />;
  }
  if (draft?.problemType) return <LoadedForm choice={draft} draft={draft} />;
  return <StateScreen kind="missing" {...missing} onBack={returnToStart} />;
}
ComplaintNextScreen.whenIdle = [
  () => import("../../api/submitComplaint.ts"),
  () => import("./SentDialog.tsx"),
  () => import("../../components/pictures/PictureViewer.tsx"),
];

function LoadedForm(form: { choice: ComplaintChoice; draft: Complaint | undefined }) {
  const title = useMessages(titles).complaint;
  const returnToStart = useReturnToStart();
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(complaintStart());
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  return (
    <ComplaintForm
      {...form}
      start={response.value}
      onDone={form.choice.receiptOf === undefined ? returnToStart : goBack}
    />
  );
}

/** Returns to the start of a complaint: goes back if that is the previous entry, or else replaces this page and names its order. */
function useReturnToStart(): () => void {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return () => {
    if (state?.isFromStart) void navigate(-1);
    else void navigate(withQuery("/complaint", { orderNo: query.get("orderNo") ?? "" }), { replace: true });
  };
}
