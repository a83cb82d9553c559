/** Marks the root element once React answers; journeys of the tests look for it where a person would just wait. */
const awakeMark = 'data-awake';

/** Comes once, to the window, when React answers. */
export const awakeEvent = 'antarman:awake';

/** Said by the frame of the page when all of it is attached. */
export function announceAwake(): void {
  document.documentElement.setAttribute(awakeMark, '');
  dispatchEvent(new Event(awakeEvent));
}
