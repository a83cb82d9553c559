import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { log } from '@/lib/server/log';
import { currentVisit } from '@/lib/server/page/shared.mjs';
import { announcePassingFault } from '@/lib/server/request/passing-fault';

type UnsavedWordsProps = {
  readonly words: readonly string[];
  readonly signInAt: string;
};

/**
 * Instead of a form that was sent without scripts after its session had ended: its words, to be copied. They are stored nowhere, because
 * nobody is signed in for whom they could be sealed.
 */
function UnsavedWords({ words, signInAt }: UnsavedWordsProps) {
  return (
    <div className="container-page section-space grid gap-5">
      <div role="alert" className="grid gap-5">
        <h1 className="text-h2">You have been signed out</h1>
        <p className="max-w-measure text-lead">
          Nothing was saved, but your text is still here. Leave this page open,{' '}
          <a href={signInAt} target="_blank" rel="noreferrer" className="text-link">
            sign in in another tab
          </a>
          , and copy the text into the form there. Please select any options and tick boxes again.
        </p>
      </div>
      {words.map((text, number) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={number}
          readOnly
          aria-label="What you wrote"
          defaultValue={text}
          rows={Math.min(20, 2 + Math.ceil(text.length / 60))}
          className="max-w-measure"
        />
      ))}
    </div>
  );
}

/**
 * A private page whose rows could not be read. "Try again" is a form for the same address, so it needs no scripts.
 * The title is from product.md §8.
 */
function Unavailable({ reference }: { reference: string }) {
  return (
    <div className="container-page section-space space-y-5">
      <Drawing name="interrupted" first />
      <div role="alert" className="space-y-5">
        <h1 className="text-h2">Error fetching data</h1>
        <p className="max-w-measure text-lead">
          We could not load your account. This is a fault on our side, and none of your data is lost. Please
          try again in a moment. If you need help urgently, call 112, or Tele-MANAS on 14416.
        </p>
        <p className="text-muted-foreground text-small">Reference: {reference}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <form>
          <Button type="submit">Try again</Button>
        </form>
        <a href="/?home" className="tap text-link">
          Return to Home
        </a>
      </div>
    </div>
  );
}

/**
 * Decides who may be here, then shows the page. Layouts of private sections use it, and their pages do as well. A
 * refusal of the guard is therefore a real redirect. A session, profile or record that could not be read gives a page
 * of ours with status 503, with or without scripts, and never counts as "nobody" or as "no profile" (product.md §4).
 * @param admit one of `lib/account/session/guard.ts`
 * @param show reads what the page needs for the admitted viewer and returns the page
 */
export async function guarded<V>(
  admit: () => Promise<V>,
  show: (viewer: V) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await show(await admit());
  } catch (error) {
    // A form that was sent without scripts after the session had ended: the sign-in would take its words away.
    const { unsaved } = currentVisit() ?? {};
    if (unsaved && unsaved.words.length > 0) return <UnsavedWords {...unsaved} />;
    unstable_rethrow(error);
    const reference = randomUUID();
    log.error('private page could not be read', { reference, error });
    announcePassingFault(503);
    return <Unavailable reference={reference} />;
  }
}
