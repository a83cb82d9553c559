// The only script of a sleeping page before its first touch: `lib/server/next-internals/own-script.mjs` bundles it, and
// `e2e/public-pages.spec.ts` weighs it. Whatever it imports counts.
import { keepsOwn } from '@/lib/server/own-store';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { whenIdle, whenLoaded } from '@/lib/site/behaviour/when-idle';
import { looksSignedIn } from '@/lib/site/offline/next-session';
import { sleepUntilTouched } from '@/lib/site/waking/sleep';

const { page } = document.currentScript?.dataset ?? {};
if (page) {
  const { wake, prepare } = sleepUntilTouched(page);
  // What is stored on the device is read once the page stands: the browser waits for it.
  const decide = () => {
    // A part of the page that nearly everybody uses. With times in it, it names their clock, "GMT+0530".
    const used = document.querySelector<HTMLElement>('[data-prepares]');
    // Greets somebody signed in, restores a draft, serves a part that is nothing without React, or offers the device's own clock.
    if (
      looksSignedIn() ||
      document.querySelector('[data-wakes]') ||
      // Only a form with a long answer keeps drafts.
      (document.querySelector('textarea') && keepsOwn(`draft:${location.pathname}#`)) ||
      !`${new Date()}`.includes(used?.dataset.clock ?? '')
    )
      void wake();
    else if (used) whenLoaded(prepare);
  };
  const look = () => {
    startBehaviour();
    whenIdle(decide);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', look, { once: true });
  else look();
}
