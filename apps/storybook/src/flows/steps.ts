import { within } from "storybook/test";

/** Queries of the whole document: dialogs and sheets are rendered in the page's body. */
export const page = () => within(document.body);

/**
 * Taps a button once it exists: the next screen may still be loading. The click is the browser's own, because React
 * holds back a screen that loads inside the scope of a simulated one.
 */
export const press = async (name: string) => (await page().findByRole("button", { name }, { timeout: 10_000 })).click();

/** Describes a flow on its page. */
export const describeFlow = (story: string) => ({ docs: { description: { story } } });
