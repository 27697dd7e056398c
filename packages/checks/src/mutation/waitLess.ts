import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 2_000 });
