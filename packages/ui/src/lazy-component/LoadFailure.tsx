import { Button } from "../button/Button.tsx";
import { commonMessages } from "../copy/commonMessages.ts";
import { useMessages } from "../locale/locale.tsx";

/** Replaces a part of a page if its file fails to load: shows a message and Retry. The rest of the page stays. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { notLoaded, retry } = useMessages(commonMessages);
  return (
    <div role="alert">
      <p>{notLoaded}</p>
      <Button variant="tonal" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
