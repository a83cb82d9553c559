/** What only React serves: fields and buttons. Links, menus and popovers are HTML, or our own listeners serve them. */
export const served = 'input, select, textarea, label, button:not([popovertarget]), [tabindex="0"]';

/** A button that HTML gives nothing to do, and a link that leads somewhere only without scripts. */
export const mute = 'button[type="button"]:not([popovertarget]), a[tabindex="0"]';

/** A form whose submit may wait. One that opens a tab of its own may not, because browsers block what opens without a press. */
export const waiting = 'form:not([target])';

/** The element itself or the nearest around it that fits; the document and the window have none. */
export function closest<Kind extends HTMLElement>(target: EventTarget | null, selector: string) {
  return (target as Partial<Element> | null)?.closest?.<Kind>(selector);
}
