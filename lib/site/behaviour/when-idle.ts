/** Calls once the browser has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}
