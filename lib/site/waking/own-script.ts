// The only script of a sleeping page before its first touch: the build bundles it (`scripts/steps/loader.ts`), and
// `e2e/site/public-pages.spec.ts` weighs it. Whatever it imports counts. It is the last element: the page is read when it begins.
import { keepsOwn } from '@/lib/browser/own-store';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { whenIdle, whenLoaded } from '@/lib/site/behaviour/when-idle';
import { looksSignedIn } from '@/lib/site/offline/next-session';
import { sleepUntilTouched } from '@/lib/site/waking/sleep';

// The address of the page's data is on the script element.
const { wake, prepare } = sleepUntilTouched(document.currentScript?.dataset.page as string);
startBehaviour();
// The storage is read after the page is shown, because reading it blocks the browser.
whenIdle(() => {
  // Greets a signed-in person, deletes the stored session after a sign-out, restores a draft, or loads React for a part that needs it.
  if (
    looksSignedIn() ||
    document.querySelector('[data-wakes]') ||
    keepsOwn('next-') ||
    keepsOwn(`draft:${location.pathname}#`)
  )
    void wake();
  // A part of the page that most visitors use.
  else if (document.querySelector('[data-prepares]')) whenLoaded(prepare);
});
