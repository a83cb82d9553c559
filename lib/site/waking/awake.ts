/** Marks the root element once React is attached, for tests; a person would just wait. */
const awakeMark = 'data-awake';

/** Sent once, to the document and then to the window, when React is attached. */
export const awakeEvent = 'antarman:awake';

/** Called by the page's frame when all of it is attached. */
export function announceAwake(): void {
  document.documentElement.setAttribute(awakeMark, '');
  document.dispatchEvent(new Event(awakeEvent, { bubbles: true }));
}
