import { buttonStyle } from '@/components/ui/button';

/** A link that opens nothing: forged, too old, or cut off by a mail program. Says what can be done instead. */
export function LostBooking({ heading, words }: { readonly heading: string; readonly words: string }) {
  return (
    <div className="container-page section-space grid max-w-measure justify-items-start gap-5">
      <h1>{heading}</h1>
      <p className="text-lead">{words}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/book" className={buttonStyle()}>
          Choose a time
        </a>
        <a href="/contact?topic=general-support" className={buttonStyle({ look: 'secondary' })}>
          Write to us
        </a>
      </div>
    </div>
  );
}
