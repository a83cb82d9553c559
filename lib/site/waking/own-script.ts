// The only script of a sleeping page before its first touch: `lib/server/next-internals/own-script.mjs` bundles it, and
// `e2e/public-pages.spec.ts` weighs it. Whatever it imports counts.
import { keepsOwn } from '@/lib/server/own-store';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { whenIdle } from '@/lib/site/behaviour/when-idle';
import { looksSignedIn } from '@/lib/site/offline/next-session';
import { sleepUntilTouched } from '@/lib/site/waking/sleep';

/** Whether the page wakes untouched: to greet somebody signed in, to restore a draft, or for a `data-wakes` part. */
function hasSomethingToDo(): boolean {
  return (
    looksSignedIn() ||
    document.querySelector('[data-wakes]') !== null ||
    keepsOwn(`draft:${location.pathname}#`)
  );
}

function begin(address: string, visit: string): void {
  const wake = sleepUntilTouched(address, visit);
  const look = () => {
    startBehaviour();
    if (hasSomethingToDo()) whenIdle(wake);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look, { once: true });
  else look();
}

const { page, visit = '' } = document.currentScript?.dataset ?? {};
if (page) begin(page, visit);
