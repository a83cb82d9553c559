/** What only React serves: fields and buttons. Links, menus and popovers are HTML, or our own listeners serve them. */
const served = 'input, select, textarea, label, button:not([popovertarget]), [tabindex="0"]';

/** A button that HTML gives nothing to do. */
const mute = 'button[type="button"]:not([popovertarget])';

/** The element itself or the nearest around it that fits. */
export function closest<Kind extends HTMLElement>(target: EventTarget | null, selector: string): Kind | null {
  return target instanceof Element ? target.closest<Kind>(selector) : null;
}

/** Whether a touch, a key or the focus has reached something that React serves. */
export function needsReact(target: EventTarget | null): boolean {
  return closest(target, served) !== null;
}

/** The button under a click that does nothing yet. */
export function muteButton(target: EventTarget | null): HTMLElement | null {
  return closest(target, mute);
}

/**
 * The form of a submit that may wait. One that opens a tab of its own may not, because browsers block what opens
 * without a press.
 */
export function waitingForm(target: EventTarget | null): HTMLFormElement | null {
  return closest<HTMLFormElement>(target, 'form:not([target])');
}

/** Tells the listeners that came with React of fields that were filled in before. */
export function tellAgain(fields: Iterable<EventTarget>): void {
  for (const field of fields) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
