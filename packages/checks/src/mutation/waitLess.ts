import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 3_000 });
