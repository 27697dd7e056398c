import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useReducer } from "react";
import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";

/**
 * Creates the error for a file that fails to load. Its code makes the shell's failure screen report a lost connection.
 * `forget` drops the failed load: an error boundary calls it before a retry.
 */
const makeError = (cause: unknown, forget: () => void) =>
  Object.assign(new Error("Component not loaded", { cause }), { code: "NETWORK", forget });

/** Additional props of the component that replaces a failed one. */
interface FailureProps {
  /** Throwing it hands the failure to the nearest error boundary. */
  readonly error: Error;
  /** Requests the file again. */
  readonly onRetry: () => void;
}

interface LazyOptions<Props> {
  /** Rendered while the file loads, or made from the props. Without it the nearest Suspense boundary waits. */
  readonly fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Rendered when the file fails to load. Without it the failure is thrown to the nearest error boundary. */
  readonly Failed?: ComponentType<Props & FailureProps>;
}

interface AttemptProps<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

/**
 * Returns a component that loads its file when it is first rendered or, if it has an `open` prop, when it first opens.
 * React's `lazy` keeps a failed load permanently. This one drops it and requests the file again on `onRetry`, on the
 * retry of an error boundary (`forget` of the thrown error), and when the component is rendered or opened again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, Failed }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let isLoaded = false;
  const waiting = new Set<() => void>();
  /** Loads once, and renders the component or its failure. */
  let Attempt: ComponentType<AttemptProps<Props>> | undefined;

  const forget = () => {
    Attempt = undefined;
  };
  const makeFailure = (error: Error) =>
    function Failure({ props, onRetry }: AttemptProps<Props>) {
      useEffect(() => forget, []);
      if (!Failed) throw error;
      return <Failed {...props} error={error} onRetry={onRetry} />;
    };
  const makeAttempt = () =>
    lazy(async () => {
      try {
        const Loaded = await load();
        isLoaded = true;
        return { default: ({ props }: AttemptProps<Props>) => <Loaded {...props} /> };
      } catch (cause) {
        return { default: makeFailure(makeError(cause, forget)) };
      } finally {
        for (const renderAgain of waiting) renderAgain();
      }
    });

  function Content(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    if (!isLoaded && (props as { open?: boolean }).open === false) return null;
    Attempt ??= makeAttempt();
    const retry = () => {
      forget();
      renderAgain();
    };
    return <Attempt props={props} onRetry={retry} />;
  }

  if (fallback === undefined) return Content;
  return function LazyContent(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    // React shows content that follows a fallback 300 ms after it, unless another update renders it.
    useEffect(() => {
      waiting.add(renderAgain);
      return () => void waiting.delete(renderAgain);
    }, []);
    return (
      <Suspense fallback={typeof fallback === "function" ? fallback(props) : fallback}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** Options of a component that takes no space while it loads, and without which the page is usable. */
export const optional = { fallback: null, Failed: NotLoaded };

/** Options of a component that shows nothing while it loads or when it fails: the page is complete without it. */
export const decorative = { fallback: null, Failed: () => null };

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
