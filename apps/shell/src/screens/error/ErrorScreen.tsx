import { useApp, useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import { failureMessages } from "@lending/ui/messages";
import { StateScreen } from "@lending/ui/state-screen";
import { cutCharacters } from "@lending/ui/text";
import { HomeButton } from "../../frame/failure/NotFoundView.tsx";
import { titles } from "../../messages/source.ts";

/** Longer messages are truncated, because they would push the actions off the screen. */
const MESSAGE_MAX = 300;

/** Longer texts are cut before they are searched: the time of a search grows with the square of the length. */
const READ_MAX = 1000;

/** What a message could make a borrower call, pay to, write to or open: 7 digits or more, an address, a host. */
const UNSAFE = [
  /[a-z][a-z\d+.-]*:\/\/\S*/giu,
  /\S+@\S+/gu,
  /\d+(?:\.\d+){3}\S*|localhost\S*|\[[\da-f:.]*:[\da-f:.]*\]\S*/giu,
  /(?:[\p{L}\d-]+[.。])+[\p{L}\d-]{2,}(?:[/:?#]\S*)?/gu,
  /[+(]*\p{Nd}(?:[\s\p{P}]*\p{Nd}){6,}/gu,
];

/**
 * The shared error page. Anyone can create a link with a `?message=`, so it is shown only in a launch of the app (with a
 * session), as plain body text under a fixed heading.
 */
export function ErrorScreen() {
  const goBack = useBack();
  const title = useMessages(titles).error;
  const { errorTitle, errorText } = useMessages(failureMessages);
  const sent = useSearchParams()[0].get("message") ?? "";
  const { sessionId } = useApp().launch;
  // Compatibility characters, such as full-width digits, are read as the ones that they look like.
  const read = sessionId ? sent.normalize("NFKC").slice(0, READ_MAX) : "";
  const visible = read.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ");
  const safe = UNSAFE.reduce((text, pattern) => text.replace(pattern, ""), visible);
  const message = cutCharacters(safe.replace(/\s+/g, " ").trim(), MESSAGE_MAX);
  return (
    <StateScreen
      kind="failed"
      screen={title}
      title={errorTitle}
      text={message || errorText}
      onBack={goBack}
      actions={<HomeButton />}
    />
  );
}
