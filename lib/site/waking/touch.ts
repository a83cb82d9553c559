/** Elements that need React: fields and buttons. Links, menus and popovers are HTML or use our own listeners. */
export const served = 'input, select, textarea, label, button:not([popovertarget]), [tabindex="0"]';

/** A button without an action in HTML, and a link with a target only for browsers without scripts. */
export const mute = 'button[type="button"]:not([popovertarget]), a[tabindex="0"]';

/**
 * A form whose submit may wait. One that opens a new tab may not, because browsers block tabs that open without a press.
 */
export const waiting = 'form:not([target])';

/** The element itself or its nearest matching ancestor; the document and the window have none. */
export function closest<Kind extends HTMLElement>(target: EventTarget | null, selector: string) {
  return (target as Partial<Element> | null)?.closest?.<Kind>(selector);
}
