/** Offers a file to the phone's share sheet. Returns "impossible" without one, as in most webviews, and on failure. */
export async function shareFile(file: File, title: string): Promise<"shared" | "cancelled" | "impossible"> {
  const data = { files: [file], title };
  if (typeof navigator.share !== "function" || navigator.canShare?.(data) !== true) return "impossible";
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "impossible";
  }
}

/** Saves a file: with the share sheet, or as a download, which is "unknown" because a webview may ignore it. */
export async function saveFile(file: File): Promise<"shared" | "cancelled" | "unknown" | "impossible"> {
  const outcome = await shareFile(file, file.name);
  if (outcome !== "impossible") return outcome;
  try {
    const link = document.createElement("a");
    const address = URL.createObjectURL(file);
    link.href = address;
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    // A webview reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return "unknown";
  } catch {
    return "impossible";
  }
}
