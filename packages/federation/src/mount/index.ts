// First, because the modules of `mount` need the libraries when they are evaluated, and a file with JSX imports those itself.
import "./ownLibraries.ts";

export { type Mounted, type MountOptions, mount } from "./mount.tsx";
