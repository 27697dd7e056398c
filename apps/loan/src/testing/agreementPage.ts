/** URL of an agreement for stories: a page that a frame can show. */
export const agreementPage = new URL("./agreement.svg", import.meta.url).href;
