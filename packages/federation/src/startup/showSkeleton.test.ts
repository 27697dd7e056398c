/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { showSkeleton } from "./skeletonControls.ts";

function renderDocument(place: string) {
  document.body.innerHTML = `<template id="skeleton-order"><h1 data-title></h1><i>order</i></template>${place}`;
  return document.body.lastElementChild as HTMLElement;
}

it("keeps the existing skeleton and sets the title in the borrower's language", () => {
  const place = renderDocument('<div data-kind="order"><h1 data-title>Order Details</h1><b>as written</b></div>');
  showSkeleton(place, "order", "Detalye ng Order");
  expect(place.textContent).toBe("Detalye ng Orderas written");
});

it.each([
  ["the skeleton of another kind", '<div data-kind="form"><p>form</p></div>'],
  ["a page in another language", "<div data-page><p>page</p></div>"],
])("replaces %s by the template", (_, written) => {
  const place = renderDocument(written);
  showSkeleton(place, "order", "Order Details");
  expect(place.textContent).toBe("Order Detailsorder");
});

it("shows nothing for a kind without a template", () => {
  const place = renderDocument('<div data-kind="form"><p>form</p></div>');
  showSkeleton(place, "money", "Repay");
  expect(place.innerHTML).toBe("");
});
