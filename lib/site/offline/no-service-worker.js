// @ts-check
/// <reference lib="webworker" />
// The replacement of the service worker while the owner has switched it off: it replaces the old one, deletes
// its stores, and unregisters itself.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('antarman-')))
      .then((ours) => Promise.all(ours.map((name) => caches.delete(name))))
      .then(() => worker.registration.unregister()),
  );
});
