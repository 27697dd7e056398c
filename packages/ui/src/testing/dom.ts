import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

export { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
export { userEvent } from "@testing-library/user-event";
