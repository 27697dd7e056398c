import { ignoreStrayTaps } from "./strayTaps.ts";

// A chunk that starts itself: the code that requests it is in every first load.
ignoreStrayTaps();
