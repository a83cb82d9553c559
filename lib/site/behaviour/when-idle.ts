/** Calls once the browser has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}

/** Calls once the page is there with all its files, and the browser has nothing else to do. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act));
}
