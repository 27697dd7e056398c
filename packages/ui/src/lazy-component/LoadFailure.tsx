import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";

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
