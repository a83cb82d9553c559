/** Calls the function once the browser is idle. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}

/** Calls the function once the page and all its files are loaded and the browser is idle. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act));
}
