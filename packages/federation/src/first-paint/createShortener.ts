/** HTML and the rules for its classes. */
interface ClassNames {
  readonly html: string;
  readonly css: string;
}

/**
 * Returns a function that shortens the class names of first paints to numbers: names of different rules stay different, and equal
 * ones equal.
 */
export function createShortener(prefix: string) {
  const numbers = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(/\bp_[0-9a-f]{16}\b/g, (name) => {
      const short = numbers.get(name) ?? `${prefix}p${numbers.size.toString(36)}`;
      numbers.set(name, short);
      return short;
    });
  return <Markup extends ClassNames>(markup: Markup): Markup => ({
    ...markup,
    html: shorten(markup.html),
    css: shorten(markup.css),
  });
}
