// First, because the modules of `mount` need the libraries when they are evaluated.
import "./ownLibraries.ts";

export { type Mounted, type MountOptions, mount } from "./mount.tsx";
