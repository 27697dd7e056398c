export { lazyComponent } from "./lazyComponent.tsx";
export { NotLoaded } from "./NotLoaded.tsx";
export { NotOpened } from "./NotOpened.tsx";
