import { hasOwn, replaceAll } from "./olderEngines.ts";

// APIs that ky needs and the minimum browsers (Chromium 83, iOS 14) lack. Must run before any other script of the page.
Object.hasOwn ||= hasOwn;
String.prototype.replaceAll ||= replaceAll;
