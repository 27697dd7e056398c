import { hasOwn, replaceAll } from "./olderEngines.ts";

// What ky needs and the floor (Chromium 83, iOS 14) lacks. It runs before any other script of the page.
Object.hasOwn ||= hasOwn;
String.prototype.replaceAll ||= replaceAll;
