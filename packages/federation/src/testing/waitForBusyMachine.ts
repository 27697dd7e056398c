import { configure } from "@testing-library/dom";

/** What is awaited on a screen may wait for files to be transformed first: a busy machine must not decide. */
configure({ asyncUtilTimeout: 10_000 });
