import { useMessages } from "../locale/locale.tsx";
import { fileMessages } from "../messages/source.ts";
import { showToast } from "../toast/toast.tsx";
import { saveFile } from "./saveFile.ts";

/** Returns a function that saves a text as a file, and shows its outcome as a toast. */
export function useSaveText() {
  const messages = useMessages(fileMessages);
  return async (name: string, text: string) => {
    // The byte order mark makes old viewers read it as UTF-8.
    const outcome = await saveFile(new File(["\ufeff", text], name, { type: "text/plain" }));
    if (outcome === "shared") showToast(messages.saved, { tone: "success" });
    else if (outcome === "unknown") showToast(messages.downloaded);
    else if (outcome === "impossible") showToast(messages.notSaved, { tone: "error" });
  };
}
