/** A text that fits into a drawing: what is more is left out. */
export const shorten = (text: string, length: number) => {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join("")}…` : text;
};
