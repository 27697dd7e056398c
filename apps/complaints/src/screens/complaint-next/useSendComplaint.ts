import { apiAtom, Fault, SessionFault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import type { Complaint, SentComplaint } from "../../api/submitComplaint.ts";
import { loadFiles } from "./loadFiles.ts";
import { nextMessages } from "./messages.ts";

interface SendParts {
  /** Prepares the complaint and waits for its pictures. Resolves to undefined if there is nothing to send. */
  readonly prepare: () => Promise<Complaint | undefined>;
  readonly onSent: (response: SentComplaint) => void;
}

/** Sends a complaint, one request at a time until one succeeds. Shows a message on refusal or network failure. */
export function useSendComplaint({ prepare, onSent }: SendParts) {
  const messages = useMessages(nextMessages);
  const api = useAtomValue(apiAtom);
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);

  const stop = (message = "", durationMs = 3_000) => {
    showToast(message, { tone: "error", durationMs });
    busy.current = false;
    setIsSending(false);
  };

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsSending(true);
    try {
      const complaint = await prepare();
      if (complaint === undefined) {
        stop();
        return;
      }
      // Loads late, because the form is complete without it.
      const { submitComplaint } = await loadFiles(import("../../api/submitComplaint.ts"));
      const response = await submitComplaint(api, complaint);
      if (response.ok) onSent(response);
      else stop(response.message || messages.refused);
    } catch (error) {
      // Long enough to read three sentences. A refused session is an answer, which the shell shows.
      stop(error instanceof SessionFault ? "" : messages.unanswered, 10_000);
      if (!(error instanceof Fault)) throw error;
    }
  };
  return { send, isSending };
}
