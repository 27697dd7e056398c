import type { DetailRow } from "@lending/ui/detail-rows";

interface Proof {
  readonly lender: string;
  readonly title: string;
  readonly amount: { readonly label: string; readonly value: string };
  readonly rows: readonly DetailRow[];
  readonly text: string;
}

const WIDTH = 720;
const MARGIN = 48;
const LINE = 38;
const FONT = 'Roboto, "Noto Sans", "Noto Sans SC", "PingFang SC", sans-serif';
const COLOURS = { brand: "#07424b", text: "#10201e", muted: "#4d605d", line: "#c9d6d3" };

/** Draws a receipt as a PNG picture of 720 pixels width. Throws when the browser cannot draw. */
export async function drawProof(proof: Proof): Promise<File> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Canvas is unavailable");
  // The first pass measures the height, because setting it clears the canvas.
  canvas.width = WIDTH;
  canvas.height = 1;
  canvas.height = render(context, proof);
  context.fillStyle = "white";
  context.fillRect(0, 0, WIDTH, canvas.height);
  render(context, proof);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is empty");
  return new File([blob], `${proof.title.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`, { type: "image/png" });
}

/** Draws the proof and returns the height that it needs. */
function render(context: CanvasRenderingContext2D, { lender, title, amount, rows, text }: Proof): number {
  const write = (line: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left") => {
    context.font = `${font} ${FONT}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(line, x, y);
  };
  context.fillStyle = COLOURS.brand;
  context.fillRect(0, 0, WIDTH, 96);
  write(lender, MARGIN, 60, "700 30px", "white");
  write(title, WIDTH / 2, 152, "700 28px", COLOURS.brand, "center");
  write(amount.label, WIDTH / 2, 196, "400 26px", COLOURS.muted, "center");
  write(amount.value, WIDTH / 2, 250, "700 48px", COLOURS.text, "center");
  context.fillStyle = COLOURS.line;
  context.fillRect(MARGIN, 282, WIDTH - 2 * MARGIN, 2);
  let y = 330;
  for (const { label, value } of rows) {
    write(label, MARGIN, y, "400 26px", COLOURS.muted);
    const isShort = measure(context, label, "400 26px") + measure(context, value, "700 26px") < WIDTH - 2 * MARGIN - 24;
    if (!isShort) y += LINE;
    for (const line of wrap(context, value, "700 26px")) {
      write(line, WIDTH - MARGIN, y, "700 26px", COLOURS.text, "right");
      y += LINE;
    }
    y += 10;
  }
  for (const line of text === "" ? [] : wrap(context, text, "400 26px")) {
    write(line, MARGIN, y + 8, "400 26px", COLOURS.text);
    y += LINE;
  }
  return y + 24;
}

function measure(context: CanvasRenderingContext2D, text: string, font: string): number {
  context.font = `${font} ${FONT}`;
  return context.measureText(text).width;
}

/** Splits a text into lines of the picture: between words, or between characters where a word is too long. */
function wrap(context: CanvasRenderingContext2D, text: string, font: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.match(/[^\s\p{Script=Han}]+\s*|[\s\S]/gu) ?? []) {
    if (line !== "" && measure(context, line + part.trimEnd(), font) > WIDTH - 2 * MARGIN) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}

/** Opens the share sheet of the system with the picture. Returns false when there is none for files. */
export async function sharePicture(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title };
  if (typeof navigator.share !== "function" || !navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    // The borrower closed the share sheet. Any other failure offers the picture on the page.
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}
