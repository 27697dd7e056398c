import { createRoot } from "react-dom/client";
import { Offer } from "./Offer.jsx";

export function mount(element, options) {
  const root = createRoot(element);
  const update = (path) => root.render(<Offer {...options} path={path} />);
  update(options.path);
  return { update, unmount: () => root.unmount() };
}
