/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";
import { moveFields } from "./moveFields.ts";

function render(page: string, screen: string) {
  document.body.innerHTML = `<div>${page}</div><div>${screen}</div>`;
  const [place, target] = document.body.children as unknown as [HTMLElement, HTMLElement];
  const fieldsOf = (element: Element) => [...element.querySelectorAll("input")];
  return { place, target, from: fieldsOf(place), to: fieldsOf(target) };
}

it.each([
  ["a field with another name", '<input name="phone">', '<input name="code">'],
  ["a field of another type", '<input name="a" type="email">', '<input name="a" type="tel">'],
  ["no field", '<input name="a">', "<p></p>"],
])("copies nothing into %s", (_, page, screen) => {
  const { place, target, from, to } = render(page, screen);
  const [field] = from;
  if (field) field.value = "0917";
  expect(moveFields(place, target, field)).toBeUndefined();
  expect(to.map(({ value }) => value).join("")).toBe("");
});

it("reports only the fields that were changed", () => {
  const fields = '<input name="a"><input name="b">';
  const { place, target, from } = render(fields, fields);
  if (from[1]) from[1].value = "Maria";
  const onInput = vi.fn();
  target.addEventListener("input", (event) => onInput((event.target as HTMLInputElement).name));
  moveFields(place, target, undefined);
  expect(onInput.mock.calls).toEqual([["b"]]);
});

it("leaves a check box alone that the screen has changed likewise", () => {
  const box = '<input type="checkbox">';
  const { place, target, from, to } = render(box, box);
  for (const one of [from[0], to[0]]) if (one) one.checked = true;
  moveFields(place, target, undefined);
  expect(to[0]?.checked).toBe(true);
});

it("returns the field that replaces the focused one, also one without a selection", () => {
  const fields = '<input type="email" name="a"><input name="b">';
  const { place, target, from, to } = render(fields, fields);
  expect(moveFields(place, target, from[0])).toBe(to[0]);
  expect(moveFields(place, target, undefined)).toBeUndefined();
});
