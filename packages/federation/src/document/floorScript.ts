/**
 * Stands right before the start-up script, in words that the oldest engines read. Below the floor (Chromium 83, iOS 14;
 * docs/decisions/041) the start-up script that follows becomes the text of one that nobody runs. BigInt came with Safari 14,
 * `selector()` with Chromium 83.
 */
export const floorScript = [
  'var floor;try{floor=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}',
  'floor||document.write("<script type=a>")',
].join("");

interface Options {
  /** A page that is written out stays: it is whole without scripts. */
  readonly isWritten: boolean;
}

/**
 * Stands at the document's end, and below the floor lets what is said without scripts stand alone, and stops all that is
 * loading. No engine below the floor has Trusted Types, which would not let the words in.
 */
export const belowFloorScript = ({ isWritten }: Options) =>
  isWritten
    ? "floor||stop()"
    : 'floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())';
