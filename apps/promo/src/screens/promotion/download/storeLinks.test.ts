import { describe, expect, it } from "vitest";
import { readTracking } from "../../../api/tracking.ts";
import { androidStoreLink, appLink, iosStoreLink } from "./storeLinks.ts";

const app = { appPackage: "ph.sandbox.lending", brandName: "Sandbox Lending" };

describe("the links to the app", () => {
  it("pass the campaign to the Android store as the app's referrer", { tags: "promotion.download" }, () => {
    const url = new URL(androidStoreLink(app, readTracking(new URLSearchParams("id=7&utm_tag=a%26b"))));
    expect(url.origin + url.pathname).toBe("https://play.google.com/store/apps/details");
    expect(url.searchParams.get("id")).toBe("ph.sandbox.lending");
    expect(url.searchParams.get("referrer")).toBe("id=7&utm_tag=a%26b");
  });

  it("leave out the referrer without a campaign", () => {
    expect(androidStoreLink(app, readTracking(new URLSearchParams()))).toBe(
      "https://play.google.com/store/apps/details?id=ph.sandbox.lending",
    );
  });

  it("search for the brand in the App Store, and open the app by its link scheme", () => {
    expect(iosStoreLink(app)).toBe("https://apps.apple.com/ph/iphone/search?term=Sandbox+Lending");
    expect(appLink("sandboxlending")).toBe("sandboxlending://returnToLogin");
  });
});
