import { describe, expect, it } from "vitest";
import { makeEnvironment } from "../testing/TestApp.tsx";
import { checkImage, checkLink } from "./checkLink.ts";

const page = "https://h5.lender.ph/loanDetail?orderId=o-1";
const environment = makeEnvironment({
  apiBase: "https://api.lender.ph",
  sessionHosts: ["old.lender.ph"],
  redirectHosts: ["pay.partner.ph", "*.wallet.ph", "localhost:4100"],
});
const open = makeEnvironment({ redirectHosts: ["*"] });

const verdict = (link: unknown, hosts = environment) => {
  const checked = checkLink(link, hosts, page);
  return "url" in checked ? checked.url.href : checked.reason;
};

describe("checkLink", () => {
  it.each([
    ["https://pay.partner.ph/code?x=1#y", "https://pay.partner.ph/code?x=1#y"],
    ["http://pay.partner.ph", "http://pay.partner.ph/"],
    ["HTTPS://PAY.PARTNER.PH/A", "https://pay.partner.ph/A"],
    ["https://a.wallet.ph/", "https://a.wallet.ph/"],
    ["https://a.b.wallet.ph/", "https://a.b.wallet.ph/"],
    ["https://api.lender.ph/c", "https://api.lender.ph/c"],
    ["https://old.lender.ph/c", "https://old.lender.ph/c"],
    ["https://h5.lender.ph/c", "https://h5.lender.ph/c"],
    ["http://localhost:4100/sandbox", "http://localhost:4100/sandbox"],
    ["/loanDetail?x=a%20b", "https://h5.lender.ph/loanDetail?x=a%20b"],
    ["https://pay.partner.ph:443/", "https://pay.partner.ph/"],
    ["https://pay.partner.ph/@me?u=https://a@b.test", "https://pay.partner.ph/@me?u=https://a@b.test"],
  ])("accepts %s", { tags: "rulings.redirect-hosts" }, (link, url) => {
    expect(verdict(link)).toBe(url);
  });

  it.each([
    [undefined, "empty"],
    [null, "empty"],
    [7, "empty"],
    ["", "empty"],
    [["https://pay.partner.ph"], "empty"],
    ["javascript:alert(1)", "scheme"],
    ["JaVaScRiPt://pay.partner.ph/%0aalert(1)", "scheme"],
    ["data:text/html,x", "scheme"],
    ["blob:https://pay.partner.ph/x", "scheme"],
    ["intent://pay.partner.ph#Intent;end", "scheme"],
    ["sandboxlending://goHome", "scheme"],
    ["tel:+63", "scheme"],
    ["//pay.partner.ph", "scheme"],
    ["pay.partner.ph/code", "scheme"],
    ["loanDetail", "scheme"],
    ["?x=1", "scheme"],
    ["https://&a.wallet.ph/", "malformed"],
    ["https://%40a.wallet.ph/", "malformed"],
    ["https://\u00dfa.wallet.ph/", "malformed"],
    ["https://pay.partner.ph/%00", "malformed"],
    ["/\ud800\ufeff", "malformed"],
    ["/\ud800x", "malformed"],
    ["https:pay.partner.ph", "malformed"],
    ["https:pay.partner.ph?u=https://a.test", "malformed"],
    ["https:/pay.partner.ph", "malformed"],
    ["https:///pay.partner.ph", "malformed"],
    ["https://", "malformed"],
    ["https://[::1", "malformed"],
    ["https://pay.partner.ph:99999/", "malformed"],
    [" https://pay.partner.ph", "malformed"],
    ["https://pay.partner.ph ", "malformed"],
    ["https://pay.part\tner.ph", "malformed"],
    ["java\nscript:alert(1)", "malformed"],
    ["https://pay.partner.ph/\r\nX: 1", "malformed"],
    ["https://pay.partner.ph/\u0000", "malformed"],
    ["https://pay.partner.ph/\u202e", "malformed"],
    ["https://pay.partner.ph\u200b.evil.test", "malformed"],
    ["https://evil.test\\@pay.partner.ph/", "malformed"],
    ["/\\evil.test", "malformed"],
    ["https://user:pass@pay.partner.ph/", "credentials"],
    ["https://pay.partner.ph@evil.test/", "credentials"],
    ["https://@evil.test/", "credentials"],
    ["http://@evil.test/", "credentials"],
    ["https://evil.test/", "host"],
    ["https://pay.partner.ph.evil.test/", "host"],
    ["https://evilpay.partner.ph/", "host"],
    ["https://pay.partner.ph:8443/", "host"],
    ["https://pay.partner.ph./", "host"],
    ["https://wallet.ph/", "host"],
    ["https://evilwallet.ph/", "host"],
    ["https://api.lender.ph.evil.test", "host"],
    ["https://pаy.partner.ph/", "malformed"],
    ["http://localhost/", "host"],
    ["http://127.0.0.1/", "host"],
  ])("rejects %j: %s", { tags: "rulings.redirect-hosts" }, (link, reason) => {
    expect(verdict(link)).toBe(reason);
  });

  it("accepts a link of 4 000 characters and rejects a longer one", () => {
    const link = "https://pay.partner.ph/".padEnd(4000, "x");
    expect(verdict(link)).toBe(link);
    expect(verdict(`${link}x`)).toBe("malformed");
  });

  it("accepts any host when redirectHosts is a wildcard, but no other scheme or credentials", () => {
    expect(verdict("https://anything.test/", open)).toBe("https://anything.test/");
    expect(verdict("javascript:alert(1)", open)).toBe("scheme");
    expect(verdict("https://a:b@anything.test/", open)).toBe("credentials");
  });

  it("accepts only the lender's hosts when redirectHosts is empty", () => {
    const closed = makeEnvironment({ redirectHosts: [] });
    expect(verdict("https://pay.partner.ph/", closed)).toBe("host");
    expect(verdict("/loanDetail", closed)).toBe("https://h5.lender.ph/loanDetail");
  });

  it("rejects every link on a page without an address", () => {
    expect(checkLink("/a", environment, "about:blank")).toEqual({ reason: "malformed" });
  });
});

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
    expect(checkImage("http://anything.test/qr.png", makeEnvironment({ imageHosts: ["*"] }), page)).toBe(
      "http://anything.test/qr.png",
    );
    expect(checkImage("https://cdn.lender.ph/qr.png", makeEnvironment({ imageHosts: [] }), page)).toBe("");
  });
});
