import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/**
 * The page for a link that opens nothing: forged, too old, or cut off by a mail program. Says what the person can do
 * instead.
 */
export function BookingNotFound({ heading, words }: { readonly heading: string; readonly words: ReactNode }) {
  return (
    <div className="container-page grid max-w-measure justify-items-start gap-5 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <h1>{heading}</h1>
      <p className="text-lead">{words}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/book">Choose a time</a>
        </Button>
        <Button asChild variant="outline">
          <a href="/contact?topic=general-support">Write to us</a>
        </Button>
      </div>
    </div>
  );
}
