import { describe, expect, it } from "vitest";
import { makeEnvironment } from "../testing/index.ts";
import { checkImage } from "./checkLink.ts";

const page = "https://h5.lender.ph/loanDetail?orderId=o-1";
const open = makeEnvironment({ imageHosts: ["*"] });

describe("checkImage", () => {
  const production = makeEnvironment({
    stage: "production",
    apiBase: "https://api.lender.ph",
    redirectHosts: ["pay.partner.ph"],
    imageHosts: ["cdn.lender.ph", "*.channel.ph"],
  });

  it.each([
    ["https://cdn.lender.ph/qr.png?x=1", "https://cdn.lender.ph/qr.png?x=1"],
    ["https://a.channel.ph/logo.svg", "https://a.channel.ph/logo.svg"],
    ["http://cdn.lender.ph/qr.png", ""],
    ["https://channel.ph/logo.svg", ""],
    ["https://cdn.lender.ph:8443/qr.png", ""],
    ["https://evil.test/qr.png", ""],
    // `redirectHosts` allows links, not pictures.
    ["https://pay.partner.ph/qr.png", ""],
    ["https://api.lender.ph/qr.png", ""],
    ["/qr.png", ""],
    ["//cdn.lender.ph/qr.png", ""],
    ["https://user@cdn.lender.ph/qr.png", ""],
    ["data:image/svg+xml,<svg/>", ""],
    ["javascript:alert(1)", ""],
    ["", ""],
    [7, ""],
  ])("in production returns for %j %j", { tags: "rulings.image-hosts" }, (link, address) => {
    expect(checkImage(link, production, page)).toBe(address);
  });

  it("allows http outside production, and this site's pictures when its host is listed", () => {
    const staging = makeEnvironment({ stage: "staging", imageHosts: ["cdn.lender.ph", "h5.lender.ph"] });
    expect(checkImage("http://cdn.lender.ph/qr.png", staging, page)).toBe("http://cdn.lender.ph/qr.png");
    expect(checkImage("/qr.png", staging, page)).toBe("https://h5.lender.ph/qr.png");
    expect(checkImage("http://anything.test/qr.png", open, page)).toBe("http://anything.test/qr.png");
    expect(checkImage("https://cdn.lender.ph/qr.png", makeEnvironment({ imageHosts: [] }), page)).toBe("");
  });
});
