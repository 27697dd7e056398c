import { Fault, NetworkFault } from "@lending/api-client";
import { useApi } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { nextMessages } from "../../messages/source.ts";
import {
  createPictureQueue,
  type PictureOutcome,
  type PictureQueue,
  type QueuedPicture,
} from "./createPictureQueue.ts";

/** Time limit in milliseconds for files that a submission needs, like that of a request. */
const LIMIT_MS = 60_000;

/** Waits for files that load late. A file that fails to load or never arrives is a lost connection. */
export const loadFiles = <Files>(files: Promise<Files>) =>
  new Promise<Files>((resolve, reject) => {
    const fail = () => reject(new NetworkFault("files"));
    setTimeout(fail, LIMIT_MS);
    files.then(resolve, fail);
  });

/** Returns the pictures of a complaint, starting with those uploaded earlier. Shows a toast after each upload. */
export function useComplaintPictures(uploaded: readonly string[]): {
  readonly pictures: readonly QueuedPicture[];
  readonly queue: PictureQueue;
} {
  const messages = useMessages(nextMessages);
  const api = useApi();
  const [queue] = useState(() => {
    const unreadable = { ok: false, message: messages.unreadable, isUnreadable: true } as const;
    const send = async (file: File, signal: AbortSignal): Promise<PictureOutcome> => {
      try {
        const [{ shrinkPicture }, { uploadPicture }] = await loadFiles(
          Promise.all([import("./shrinkPicture.ts"), import("../../api/submitComplaint.ts")]),
        );
        const picture = await shrinkPicture(file);
        if (picture === "unreadable") return unreadable;
        if (picture === "not-loaded") return { ok: false, message: messages.notUploaded };
        const response = await api.request(uploadPicture({ picture }), { signal });
        return response.ok
          ? { ok: true, url: response.value }
          : { ok: false, message: response.message || messages.refusedPicture };
      } catch (error) {
        if (error instanceof Fault) return { ok: false, message: messages.notUploaded };
        // The phone can no longer read the file: it was deleted, or an app withdrew it.
        if (error instanceof DOMException) return unreadable;
        throw error;
      }
    };
    // Success and refusal both show a toast (rules complaints.uploaded and complaints.refused).
    const onSettled = (outcome: PictureOutcome) =>
      showToast(outcome.ok ? messages.uploaded : outcome.message, { tone: outcome.ok ? "success" : "error" });
    return createPictureQueue({ uploaded, send, onSettled });
  });
  useEffect(() => () => queue.dispose(), [queue]);
  return { pictures: useSyncExternalStore(queue.subscribe, queue.read), queue };
}
