// The only script of a sleeping page before its first touch: the build bundles it (`scripts/steps/loader.ts`), and
// `e2e/site/public-pages.spec.ts` weighs it. Whatever it imports counts. It is deferred: the page is read when it begins.
import { keepsOwn } from '@/lib/browser/own-store';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { whenIdle, whenLoaded } from '@/lib/site/behaviour/when-idle';
import { looksSignedIn } from '@/lib/site/offline/next-session';
import { sleepUntilTouched } from '@/lib/site/waking/sleep';

// The page names its data on the script itself.
const { wake, prepare } = sleepUntilTouched(document.currentScript?.dataset.page ?? '');
startBehaviour();
// The store of the device is read once the page stands: the browser waits for it.
whenIdle(() => {
  // Greets somebody signed in, forgets the session of somebody who no longer is, restores a draft, or serves a part that is nothing
  // without React.
  if (
    looksSignedIn() ||
    document.querySelector('[data-wakes]') ||
    keepsOwn('next-') ||
    keepsOwn(`draft:${location.pathname}#`)
  )
    void wake();
  // A part of the page that nearly everybody uses.
  else if (document.querySelector('[data-prepares]')) whenLoaded(prepare);
});
