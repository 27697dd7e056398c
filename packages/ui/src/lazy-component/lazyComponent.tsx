import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useReducer } from "react";

/**
 * Made when a component's file fails to load. Its code makes the shell's failure screen say that there is no connection.
 * `forget` drops the failed load: an error boundary calls it before a retry.
 */
const makeError = (cause: unknown, forget: () => void) =>
  Object.assign(new Error("Component not loaded", { cause }), { code: "NETWORK", forget });

/** What the component that replaces a failed one receives beside the props of the failed one. */
interface FailureProps {
  /** Throwing it hands the failure to the nearest error boundary. */
  readonly error: Error;
  /** Requests the file again. */
  readonly onRetry: () => void;
}

interface LazyOptions<Props> {
  /** Rendered while the file loads. Without it the nearest Suspense boundary waits. */
  readonly fallback?: ReactNode;
  /** Rendered when the file fails to load. Without it the failure is thrown to the nearest error boundary. */
  readonly Failed?: ComponentType<Props & FailureProps>;
}

interface AttemptProps<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

/**
 * Returns a component whose file is requested when it is first rendered; one with an `open` prop, when it is first open.
 * React's `lazy` keeps a failed load for ever. Here a failed one is dropped, and the file requested again, by `onRetry`,
 * by the retry of an error boundary (`forget` of the thrown error), and when the component is rendered or opened again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, Failed }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let isLoaded = false;
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
    return (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
  };
}
