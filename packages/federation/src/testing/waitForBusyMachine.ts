import { configure } from "@testing-library/dom";

/** Long time-out for async queries: files may have to be transformed first on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
