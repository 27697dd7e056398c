/** The address of a picture for stories: a receipt. */
export const receiptPicture = new URL("./receipt.svg", import.meta.url).href;
