import type { Metadata } from 'next';
import { BookerNote } from '@/components/booking/booker-note';
import { BookingFacts, BookingRule } from '@/components/booking/booking-terms';
import { FreeTimes } from '@/components/booking/free-times';
import { NoTimes } from '@/components/booking/no-times';
import { PaidNotice } from '@/components/booking/paid-notice';
import { placeFromQuery } from '@/components/booking/place-from-query';
import { QuickExit } from '@/components/layout/quick-exit';
import { consultationPrice } from '@/content/booking';
import { site } from '@/content/site';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { placeAddress } from '@/lib/booking/offer/address';
import { findOffer } from '@/lib/booking/offer/queries';
import { bookerHere } from '@/lib/booking/offer/room/queries';
import { whatPaysVisit } from '@/lib/booking/paying/queries';
import { issueFormToken } from '@/lib/server/action/form-token';
import { announceAudience } from '@/lib/server/request/audience';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { modeLabel } from '@/lib/therapist/rules';

const path = '/book';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Book a first consultation',
    description: `${site.consultationMinutes} minutes with a trained person, by video or phone. Choose a time in your own time zone.`,
    path,
  });
}

/** Free times of our own consultations (product.md §9: 45 minutes). */
export default async function BookPage({ searchParams }: PageProps<'/book'>) {
  const query = await searchParams;
  const own = await bookerHere();
  const place = placeFromQuery(path, query, own?.timeZone);
  const [offer, { payment }] = await Promise.all([findOffer('house', place), whatPaysVisit(null)]);
  // Free times change without a word to the cache.
  if (own === null) announceAudience('visit');
  return (
    <>
      <QuickExit />
      <div className="container-page grid max-w-4xl gap-4 pb-16 sm:gap-6 lg:pb-24">
        <div className="grid max-w-measure gap-2">
          <h1 className="max-lg:text-h2">Book a first consultation</h1>
          <p className="text-muted-foreground">Talk to a trained person of our team.</p>
        </div>
        {payment && <PaidNotice paid={payment} open={Boolean(offer?.week)} />}
        {offer && (
          <BookingFacts
            minutes={offer.minutes}
            ways={offer.modes.map(modeLabel).join(', ')}
            price={payment ? 'Paid with the payment above' : consultationPrice}
          />
        )}
        {offer?.week ? (
          <FreeTimes
            place={place}
            week={offer.week}
            action={holdTime}
            formToken={issueFormToken(holdFormKind)}
            fields={{ therapist: '', device: '' }}
            label="Free times for a first consultation"
            submit={{ verb: 'Continue', unnamed: 'Continue with this time' }}
            chosen={typeof query.time === 'string' ? query.time : undefined}
          />
        ) : (
          <NoTimes
            words="No time is free at the moment. Write two lines about when you can talk; a person of our team answers within 24 hours."
            writeTo="/contact?topic=general-support"
            label="Ask for a time"
          />
        )}
        <p className="max-w-measure">
          You say what brings you; they tell you plainly what could help. This is not for emergencies: in
          danger, call 112.
        </p>
        {offer && <BookingRule cancelNoticeHours={offer.cancelNoticeHours} charged={false} />}
        {offer?.week && <BookerNote own={own} path={placeAddress(place)} />}
      </div>
    </>
  );
}
