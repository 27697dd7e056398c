type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>("input,textarea")];

/** Sets a value as the browser does, so that React notices the change when the event follows. */
function enter(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field),
    "value",
  ) as Required<PropertyDescriptor>;
  set.call(field, value);
}

/**
 * Copies what was entered in the fields of a prerendered page to the same fields of its screen: text with its selection,
 * and check boxes. A field that nobody changed keeps the value of the screen. Returns the field of the screen that
 * replaces `focused`.
 */
export function moveFields(place: Element, screen: Element, focused: Element | undefined): HTMLElement | undefined {
  const targets = fieldsOf(screen);
  let replacement: HTMLElement | undefined;
  fieldsOf(place).forEach((field, index) => {
    const target = targets[index];
    if (!target || target.name !== field.name || target.type !== field.type) return;
    const { checked, defaultChecked } = field as HTMLInputElement;
    const isEntered = field.value !== field.defaultValue;
    if (checked !== defaultChecked && checked !== (target as HTMLInputElement).checked) target.click();
    if (isEntered) enter(target, field.value);
    if (field === focused) {
      replacement = target;
      // Before the event, because the screen may format the text. Fields such as e-mail and check boxes have no selection.
      if (field.selectionStart !== null) target.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    if (isEntered) target.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return replacement;
}
