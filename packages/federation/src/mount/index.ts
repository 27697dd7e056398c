// First, because the modules of `mount` need the libraries when they are evaluated, and a file with JSX imports those itself.
import "./ownLibraries.ts";

import { checkReact } from "./checkReact.ts";
import type { mount as render } from "./mount.tsx";

declare const require: (request: string) => unknown;

/** See mountTypes.d.ts. Evaluates the module that renders only now, because React DOM throws in a page with an older React. */
export const mount: typeof render = (element, options) => {
  checkReact();
  return (require("./mount.tsx") as { readonly mount: typeof render }).mount(element, options);
};
