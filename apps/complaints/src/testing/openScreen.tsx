import { makeNative, makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";

/** Opens a screen in a test, on a page with a native Back button, and waits for its title. */
export async function openScreen({ screen: Screen, path, server, app = {} }: ComponentProps<typeof TestScreen>) {
  const page = makePage();
  const native = makeNative();
  const shown = await act(async () =>
    render(<TestScreen screen={Screen} path={path} server={server} app={{ native, page, ...app }} />),
  );
  // The first screen of a run waits until its files are transformed.
  await screen.findByRole("heading", { level: 1 }, { timeout: 15_000 });
  const posted = (to: string) => server.requests.filter((request) => request.path === to);
  const pressBack = () => act(async () => void page.pressNativeBack());
  return { ...shown, native, page, posted, pressBack };
}

interface Options {
  readonly success: (picture: Blob) => void;
  readonly error: (problem: Error) => void;
}

/** Fake of compressorjs for jsdom, which decodes no pictures: every browser decodes JPEG, and most neither HEIC nor TIFF. */
export class FakeCompressor {
  constructor(file: File, { success, error }: Options) {
    if (file.type === "image/jpeg") success(new Blob(["drawn again"], { type: "image/jpeg" }));
    else error(new Error("The image cannot be decoded."));
  }
}
