/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { showSkeleton } from "./showSkeleton.ts";

function stand(place: string) {
  document.body.innerHTML = `<template id="skeleton-order"><h1 data-title></h1><i>order</i></template>${place}`;
  return document.body.lastElementChild as HTMLElement;
}

it("leaves the layout that stands there, and says the title in the borrower's language", () => {
  const place = stand('<div data-kind="order"><h1 data-title>Order Details</h1><b>as written</b></div>');
  showSkeleton(place, "order", "Detalye ng Order");
  expect(place.textContent).toBe("Detalye ng Orderas written");
});

it.each([
  ["of another kind", '<div data-kind="form"><p>form</p></div>'],
  ["of a page in another language", "<div data-page><p>page</p></div>"],
])("puts the template in the place %s", (_, written) => {
  const place = stand(written);
  showSkeleton(place, "order", "Order Details");
  expect(place.textContent).toBe("Order Detailsorder");
});
