import { saveFile } from "@lending/ui/save-file";

/** Saves a text as a file. The byte order mark makes old viewers read the text as UTF-8. */
export const saveText = (name: string, text: string) =>
  saveFile(new File(["\ufeff", text], name, { type: "text/plain" }));
