import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/index.ts";
import { Notice } from "../notice/Notice.tsx";
import { words } from "../words/words.ts";

/** Replaces a part of a page whose file fails to load: a notice that says so, and Retry. The rest of the page stays. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { notLoaded, retry } = useMessages(words);
  return (
    <div role="alert">
      <Notice tone="warning" title={notLoaded}>
        <Button variant="quiet" size="s" onClick={onRetry}>
          {retry}
        </Button>
      </Notice>
    </div>
  );
}
