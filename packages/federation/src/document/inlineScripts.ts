/**
 * Runs directly before the start-up script, in syntax that the oldest engines parse. In an unsupported browser (below
 * Chromium 83 or iOS 14; decision 041) it turns the start-up script that follows into the text of a script that
 * never runs. It detects Safari 14 by BigInt and Chromium 83 by `selector()`.
 */
export const browserCheckScript = [
  'var floor;try{floor=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}',
  'floor||document.write("<script type=a>")',
].join("");

interface Options {
  /** A prerendered page stays visible: it is complete without scripts. */
  readonly isWritten: boolean;
}

/**
 * Runs at the end of the document. In an unsupported browser it shows only the message for visitors without scripts and
 * stops all loading. No unsupported browser has Trusted Types, which would reject the inserted HTML.
 */
export const unsupportedBrowserScript = ({ isWritten }: Options) =>
  isWritten
    ? "floor||stop()"
    : 'floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())';

/**
 * Runs before all scripts of a development document. Connects React of the shell's build with Fast Refresh of a
 * remote's build.
 */
export const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;
