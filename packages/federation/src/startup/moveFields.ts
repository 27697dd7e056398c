type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>("input,textarea")];

/** Sets a value as the browser does, so that React notices the change. */
function enter(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") as PropertyDescriptor;
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Copies what was entered in the fields of a prerendered page to the same fields of its screen: text with its selection,
 * and check boxes. Returns the field of the screen that replaces `focused`.
 */
export function moveFields(place: Element, screen: Element, focused: Element | undefined): HTMLElement | undefined {
  const targets = fieldsOf(screen);
  let replacement: HTMLElement | undefined;
  fieldsOf(place).forEach((field, index) => {
    const target = targets[index];
    if (!target || target.name !== field.name || target.type !== field.type) return;
    if (/checkbox|radio/.test(field.type)) {
      if ((field as HTMLInputElement).checked !== (target as HTMLInputElement).checked) target.click();
    } else if (field.value !== target.value) enter(target, field.value);
    if (field !== focused) return;
    replacement = target;
    // Fields such as e-mail and check boxes have no selection.
    if (field.selectionStart !== null) target.setSelectionRange(field.selectionStart, field.selectionEnd);
  });
  return replacement;
}
