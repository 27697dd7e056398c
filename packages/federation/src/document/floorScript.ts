interface Options {
  /** A page that is written out stays: it is whole without scripts. */
  readonly isWritten: boolean;
}

/**
 * Stands before every other script that acts, in words that the oldest engines read. Below the floor (Chromium 83, iOS 14;
 * docs/decisions/041) it lets what is said without scripts stand alone, and stops all that is loading. BigInt came with
 * Safari 14, `selector()` with Chromium 83; no engine below those has Trusted Types, which would not let the words in.
 */
export const floorScript = ({ isWritten }: Options) =>
  [
    'var f;try{f=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}f||(',
    isWritten ? "" : 'document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,',
    "stop())",
  ].join("");
