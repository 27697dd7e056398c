import type { DetailRow } from "../detail-rows/DetailRows.tsx";

// One chunk for a picture and where it goes.
export { saveFile, shareFile } from "./saveFile.ts";

/** A QR code as an SVG path over a square of `size` modules, or the address of its picture. */
export type QrCode = { readonly size: number; readonly path: string } | { readonly src: string };

/** A slip as it is shared or saved: a receipt, or the QR code of a payment. */
export interface Slip {
  readonly lender: string;
  readonly title: string;
  /** Without a value it is left out. */
  readonly amount: { readonly label: string; readonly value: string };
  /** Rows without a value are left out. */
  readonly rows: readonly DetailRow[];
  /** A sentence below the rows; "" for none. */
  readonly text: string;
  /** Below the amount, on a white ground. */
  readonly qr?: QrCode;
}

const WIDTH = 720;
const MARGIN = 48;
const LINE = 38;
const FONT = 'Roboto, "Noto Sans", "Noto Sans SC", "PingFang SC", sans-serif';
const COLOURS = { brand: "#07424b", text: "#10201e", muted: "#4d605d", line: "#c9d6d3" };

/** Draws a slip as a PNG picture of 720 pixels width. Throws when the browser cannot draw. */
export async function drawSlip({ qr, ...texts }: Slip): Promise<File> {
  const slip = { ...texts, qr: qr && ("src" in qr ? await loadPicture(qr.src) : qr) };
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Canvas is unavailable");
  // The first pass measures the height, because setting it clears the canvas.
  canvas.width = WIDTH;
  canvas.height = 1;
  canvas.height = render(context, slip);
  context.fillStyle = "white";
  context.fillRect(0, 0, WIDTH, canvas.height);
  render(context, slip);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is empty");
  return new File([blob], `${slip.title.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`, { type: "image/png" });
}

/** Loads a picture that a canvas may contain. Throws when its host does not allow that. */
async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.referrerPolicy = "no-referrer";
  image.src = src;
  await image.decode();
  return image;
}

type Drawable = Exclude<QrCode, { readonly src: string }> | HTMLImageElement;

interface Parts extends Omit<Slip, "qr"> {
  readonly qr: Drawable | undefined;
}

/** Draws the slip and returns the height that it needs. */
function render(context: CanvasRenderingContext2D, { lender, title, amount, rows, text, qr }: Parts): number {
  let y = 60;
  /** Writes a text from `y` down, in as many lines as it needs. */
  const write = (
    whole: string,
    x: number,
    font: string,
    colour: string,
    align: CanvasTextAlign = "left",
    height = LINE,
  ) => {
    for (const line of wrap(context, whole, font)) {
      context.font = `${font} ${FONT}`;
      context.fillStyle = colour;
      context.textAlign = align;
      context.fillText(line, x, y);
      y += height;
    }
  };
  const barHeight = 58 + LINE * Math.max(1, wrap(context, lender, "700 30px").length);
  context.fillStyle = COLOURS.brand;
  context.fillRect(0, 0, WIDTH, barHeight);
  write(lender, MARGIN, "700 30px", "white");
  y = barHeight + 56;
  write(title, WIDTH / 2, "700 28px", COLOURS.brand, "center");
  y += 6;
  write(amount.value && amount.label, WIDTH / 2, "400 26px", COLOURS.muted, "center");
  y += 16;
  write(amount.value, WIDTH / 2, "700 48px", COLOURS.text, "center", 56);
  context.fillStyle = COLOURS.line;
  context.fillRect(MARGIN, y - 24, WIDTH - 2 * MARGIN, 2);
  y += 24;
  if (qr) y = drawQr(context, qr, y) + 40;
  for (const { label, value } of rows.filter((row) => row.value.trim() !== "")) {
    const top = y;
    write(label, MARGIN, "400 26px", COLOURS.muted);
    const isShort = measure(context, label, "400 26px") + measure(context, value, "700 26px") < WIDTH - 2 * MARGIN - 24;
    if (isShort) y = top;
    write(value, WIDTH - MARGIN, "700 26px", COLOURS.text, "right");
    y += 10;
  }
  y += 8;
  write(text, MARGIN, "400 26px", COLOURS.text);
  return y + 16;
}

/** Widest QR code in pixels, with its quiet zone. */
const QR_WIDTH = 560;
/** Width of the quiet zone that a reader needs on every side, in modules. */
const QR_QUIET = 4;

/** Draws a QR code from `top` down and returns its end. Modules are whole pixels, so that edges stay sharp. */
function drawQr(context: CanvasRenderingContext2D, qr: Drawable, top: number): number {
  if (qr instanceof HTMLImageElement) {
    // A picture without a size of its own, such as some SVG files, is a square.
    const height = (QR_WIDTH * (qr.naturalHeight || 1)) / (qr.naturalWidth || 1);
    context.drawImage(qr, (WIDTH - QR_WIDTH) / 2, top, QR_WIDTH, height);
    return top + height;
  }
  const { size, path } = qr;
  const module = Math.floor(QR_WIDTH / (size + 2 * QR_QUIET));
  const quiet = QR_QUIET * module;
  const width = size * module;
  context.save();
  context.translate(Math.round((WIDTH - width) / 2), top + quiet);
  context.scale(module, module);
  context.fillStyle = "black";
  context.fill(new Path2D(path));
  context.restore();
  return top + width + 2 * quiet;
}

function measure(context: CanvasRenderingContext2D, text: string, font: string): number {
  context.font = `${font} ${FONT}`;
  return context.measureText(text).width;
}

/** Splits a text into lines of the picture: between words, or between characters where a word is too long. */
function wrap(context: CanvasRenderingContext2D, text: string, font: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const words = text.match(/[^\s\p{Script=Han}]+\s*|[\s\S]/gu) ?? [];
  const isTooLong = (part: string) => measure(context, part.trimEnd(), font) > WIDTH - 2 * MARGIN;
  for (const part of words.flatMap((word) => (isTooLong(word) ? [...word] : [word]))) {
    if (line !== "" && isTooLong(line + part)) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}
