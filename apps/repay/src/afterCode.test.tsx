import { makeApi } from "@lending/api-client/testing";
import { ownerOf } from "@lending/bridge/launch";
import { makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveCodeFacts } from "./api/codeFacts.ts";
import { savePayCode } from "./api/keepPayCode.ts";
import { RepaymentCodeScreen } from "./screens/repayment-code/RepaymentCodeScreen.tsx";
import { RepaymentCode2Screen } from "./screens/repayment-code2/RepaymentCode2Screen.tsx";
import { makeEmvQr } from "./testing/makeEmvQr.ts";

const CODE = "801244673091";
const codePage = (showType: string, payCode = CODE) =>
  `/repaymentOfCode?${new URLSearchParams({ showType, payCode, repayAmount: "265000" })}`;
const UNKNOWN = { biller: "", amount: "", dueDate: "", expiresAt: "" };
const ORDER = { productId: "p-1", orderId: "o-1", purpose: "instalment" } as const;
const saved = {
  ...ORDER,
  code: CODE,
  logo: "",
  amount: { centavos: 265_000 },
  instructions: [],
  dueOn: "2026-12-21",
  owner: ownerOf("demo"),
  isRequested: true,
  after: "",
  expiresAt: "",
};

/** Opens a code page. `launch` is what an earlier launch link of the session has stored. */
const open = async (path: string, launch = "") => {
  const page = makePage({ href: `https://h5.test${path}` });
  page.sessionStorage.setItem("launch", launch);
  const Screen = path.startsWith("/repaymentOfCode2") ? RepaymentCode2Screen : RepaymentCodeScreen;
  await act(async () => render(<TestScreen screen={Screen} path={path} server={makeApi({})} app={{ page }} />));
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("Back to your loan", { tags: "repayment-codes.back-to-loan" }, () => {
  const LAUNCHED = "sessionId=demo&productId=p-2&orderId=o-2";

  it.each([
    ["a code for a counter", codePage("1")],
    ["a QR code", codePage("2")],
    ["a QR Ph code", codePage("2", makeEmvQr())],
  ])("opens the order that %s pays", async (_, path) => {
    saveCodeFacts(path, UNKNOWN, ORDER);
    await open(path, LAUNCHED);
    await press("Back to your loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it("opens the order of a saved code", async () => {
    savePayCode(saved);
    await open("/repaymentOfCode2", LAUNCHED);
    await press("Back to your loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it.each([codePage("1"), codePage("1", ""), codePage("2", makeEmvQr({ "59": "SOMEONE ELSE" })), "/repaymentOfCode2"])(
    "opens the order of the launch from %s when the code's is not known",
    async (path) => {
      await open(path, LAUNCHED);
      await press("Back to your loan");
      expect(await screen.findByText("goes to /loanDetail?productId=p-2&orderId=o-2")).toBeTruthy();
    },
  );

  it.each([codePage("1"), "/repaymentOfCode2"])("goes back from %s when no order is known", async (path) => {
    await open(path);
    await press("Back to your loan");
    expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
  });
});

describe("Save QR", { tags: "repayment-codes.save-qr" }, () => {
  const QR_CODES = [
    ["a QR code", codePage("2", "https://wallet.test/pay/1")],
    ["a QR Ph code", codePage("2", makeEmvQr())],
    ["the picture of one", `/repaymentOfCode?showType=2&payCodeImg=https%3A%2F%2Fcdn.test%2Fqr&repayAmount=265000`],
  ] as const;

  /** A canvas that records what is drawn on it. */
  const watchCanvas = () => {
    const drawn = { texts: [] as string[], codes: 0 };
    const drawCode = () => {
      drawn.codes += 1;
    };
    const ignore = () => undefined;
    const context = {
      measureText: (text: string) => ({ width: text.length }),
      fillText: (text: string) => drawn.texts.push(text),
      fill: drawCode,
      drawImage: drawCode,
      ...{ fillRect: ignore, save: ignore, restore: ignore, translate: ignore, scale: ignore },
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["x"])));
    vi.stubGlobal("Path2D", class {});
    HTMLImageElement.prototype.decode = async () => undefined;
    return drawn;
  };
  const offerShare = (share: unknown) => vi.stubGlobal("navigator", { ...navigator, share, canShare: () => true });

  it.each(QR_CODES)(
    "shares %s with amount, lender and reference, and claims nothing that is not known",
    async (_, path) => {
      const drawn = watchCanvas();
      const share = vi.fn(async (_data: { readonly files: readonly File[] }) => undefined);
      offerShare(share);
      saveCodeFacts(path, UNKNOWN, { ...ORDER, reference: CODE });
      await open(path);
      await press("Save QR");
      await waitFor(() => expect(share).toHaveBeenCalledOnce());
      expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: "Repayment-code.png", type: "image/png" });
      expect(drawn.codes).toBeGreaterThan(0);
      const isPicture = path.includes("payCodeImg");
      for (const text of ["Sandbox Lending", "₱2650.00", ...(isPicture ? [] : [CODE])])
        expect(drawn.texts).toContain(text);
      expect(screen.queryByText(/saved|downloads|cannot save/)).toBeNull();
    },
  );

  it.each([
    ["a download, which a webview may ignore", () => watchCanvas(), /Look in your downloads. If no picture is there/],
    [
      "a phone that cannot draw",
      () => vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null),
      /cannot save the picture here/,
    ],
  ])("advises a screenshot after %s", async (_, prepare, text) => {
    prepare();
    offerShare(undefined);
    URL.createObjectURL = () => "blob:qr";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    await open(codePage("2"));
    await press("Save QR");
    expect((await screen.findByText(text)).textContent).toContain("screenshot of this page");
  });

  it("is not offered for a code that a counter scans", async () => {
    await open(codePage("1"));
    expect(screen.queryByRole("button", { name: "Save QR" })).toBeNull();
  });
});
