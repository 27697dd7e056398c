import { expect, it } from "vitest";
import { renderDocument } from "./writeDemo.ts";

it("leads from a document to the page and the heading of another", () => {
  const html = renderDocument(
    "# Shipping\n\n[every day](docs/shipping.md#every-day), [site](https://a.test/b.md)\n\n## Every day\n",
  );
  expect(html).toContain('<a href="docs/shipping.html#every-day">every day</a>');
  expect(html).toContain('<a href="https://a.test/b.md">site</a>');
  expect(html).toContain('<h2 id="every-day">Every day</h2>');
  expect(html).toContain("<title>Shipping</title>");
});
