/**
 * Shows each error of a development page over it, and reloads the page after the next build without errors. A fault that a borrower
 * may see, such as a lost connection, has its screen. The page has the text of this function, so it uses nothing outside it.
 */
export function showErrors(reload = () => location.reload()): void {
  const dialog = document.createElement("dialog");
  dialog.style.cssText =
    "width:90vw;max-width:none;background:#2b1111;color:#fff;white-space:pre-wrap;overflow-wrap:anywhere;font:14px monospace";
  const known = new Set<unknown>();
  const texts = ["Reloads after the next build without errors. Close: Esc."];
  let isChanged = false;
  const describe = async (error: Error) => {
    const causes = [error];
    for (let cause = error.cause; cause instanceof Error; cause = cause.cause) causes.unshift(cause);
    const [innermost = error, ...outer] = causes;
    const body = innermost.stack ?? String(innermost);
    // The sandbox finds the files and lines of the checkout.
    const stack = await fetch("/sandbox/stack", { method: "POST", body }).then((response) => response.text());
    return [stack, ...outer.map((one) => `Caused: ${one}`)].join("\n");
  };
  const show = async (error: unknown) => {
    if (!(error instanceof Error) || known.has(error)) return;
    const { code, status } = error as { code?: unknown; status?: unknown };
    if (/^(?:NETWORK|TIMEOUT|SESSION)$/.test(`${code}`) || status === 429 || Number(status) >= 500) return;
    known.add(error);
    texts.push(await describe(error));
    dialog.textContent = texts.join("\n\n");
    document.documentElement.append(dialog);
    if (!dialog.open) dialog.showModal();
  };
  addEventListener("error", ({ error }) => void show(error));
  addEventListener("unhandledrejection", ({ reason }) => void show(reason));
  // biome-ignore-start lint/suspicious/noConsole: Fast Refresh only logs what a changed module throws, and the shell logs what React catches.
  const { error: log } = console;
  console.error = (...values) => {
    log(...values);
    for (const one of values) void show(one);
  };
  // biome-ignore-end lint/suspicious/noConsole: as above.
  // The development server sends "Ok" when the page connects to it, too.
  addEventListener("message", ({ data }) => {
    if (known.size === 0) return;
    if (data?.type === "webpackInvalid") {
      isChanged = true;
      dialog.close();
    } else if (data?.type === "webpackOk" && isChanged) reload();
  });
}

/** Connects React of the shell's build with Fast Refresh of a remote's build. */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** Runs before all other scripts of a development document. */
export const developmentScript = `${refreshHook}(${showErrors})()`;
