// The only script of a sleeping page before its first touch: `scripts/steps/loader.ts` bundles it, and
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
    // Greets somebody signed in, restores a draft, or serves a part that is nothing without React.
    if (
      looksSignedIn() ||
      document.querySelector('[data-wakes]') ||
      // Only a form with a long answer keeps drafts.
      (document.querySelector('textarea') && keepsOwn(`draft:${location.pathname}#`))
    )
      void wake();
    // A part of the page that nearly everybody uses.
    else if (document.querySelector('[data-prepares]')) whenLoaded(prepare);
  };
  const look = () => {
    startBehaviour();
    whenIdle(decide);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', look, { once: true });
  else look();
}
