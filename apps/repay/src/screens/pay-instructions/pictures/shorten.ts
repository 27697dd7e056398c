/** Shortens a text to `length` characters, with an ellipsis, so that it fits into a drawing. */
export const shorten = (text: string, length: number) => {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join("")}…` : text;
};
