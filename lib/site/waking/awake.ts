/** Marks the root element once React answers; journeys of the tests look for it where a person would just wait. */
const awakeMark = 'data-awake';

const awakeEvent = 'antarman:awake';

/** Said by the frame of the page when all of it is attached. */
export function announceAwake(): void {
  document.documentElement.setAttribute(awakeMark, '');
  document.dispatchEvent(new Event(awakeEvent));
}

/** Calls back once, when React answers. */
export function whenAwake(listener: () => void): void {
  document.addEventListener(awakeEvent, listener, { once: true });
}
