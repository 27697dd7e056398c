import { userEvent, within } from "storybook/test";

/** Queries of the whole document: dialogs and sheets are rendered in the page's body. */
export const page = () => within(document.body);

/** Taps a button once it exists: the next screen may still be loading. */
export const press = async (name: string) =>
  userEvent.click(await page().findByRole("button", { name }, { timeout: 10_000 }));

/** Describes a flow on its page. */
export const describeFlow = (story: string) => ({ docs: { description: { story } } });
