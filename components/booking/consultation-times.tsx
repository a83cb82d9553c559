import { BookerNote } from '@/components/booking/booker-note';
import { BookingFacts, BookingRule } from '@/components/booking/booking-terms';
import { FreeTimes } from '@/components/booking/free-times';
import { NoTimes } from '@/components/booking/no-times';
import { PaidNotice } from '@/components/booking/paid-notice';
import { consultationPrice } from '@/content/booking';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { ownBookPath, type TimesPage, timesAddress } from '@/lib/booking/offer/address';
import type { Booker, Offer } from '@/lib/booking/offer/queries';
import { type CarriedPayment, shownMeeting } from '@/lib/payment/booking-link/rules';
import { issueFormToken } from '@/lib/server/action/form-token';
import { modeLabel } from '@/lib/therapist/rules';

type ConsultationTimesProps = {
  readonly page: TimesPage;
  readonly offer: Offer | null;
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
  /** The person who books; null for a guest, and on the page that is the same for everybody. */
  readonly own?: Booker | null;
  /** The payment that they have made already. */
  readonly payment?: CarriedPayment | null;
};

/** Free times of our own consultations (product.md §9: 45 minutes), or for a meeting that was bought. */
export function ConsultationTimes({
  page,
  offer,
  chosen,
  own = null,
  payment = null,
}: ConsultationTimesProps) {
  const bought = payment?.meeting?.bought;
  return (
    <>
      {!bought && <p className="text-muted-foreground">Talk to a trained member of our team.</p>}
      {payment && <PaidNotice paid={payment} open={Boolean(offer?.week)} />}
      {offer && (
        <BookingFacts
          minutes={offer.minutes}
          ways={offer.modes.map(modeLabel).join(', ')}
          price={payment ? 'Covered by the payment above' : consultationPrice}
        />
      )}
      {offer?.week ? (
        <FreeTimes
          page={page}
          week={offer.week}
          action={holdTime}
          formToken={issueFormToken(holdFormKind)}
          fields={{ therapist: '', shown: shownMeeting(payment), device: '' }}
          label={bought ? `Free times for ${bought.name}` : 'Free times for a first consultation'}
          submit={{ verb: 'Continue', unnamed: 'Continue with this time' }}
          chosen={chosen}
        />
      ) : (
        <NoTimes
          words={`There are no free times${bought ? ` of ${bought.minutes} minutes` : ''} at the moment. Tell us when you can talk; our team answers within 24 hours.`}
          writeTo="/contact?topic=general-support"
          label="Ask for a time"
        />
      )}
      <p className="max-w-measure">
        {!bought && 'Tell us what brings you here, and we will explain what could help. '}This is not for
        emergencies: in danger, call 112.
      </p>
      {offer && (
        <BookingRule cancelNoticeHours={offer.cancelNoticeHours} charged={false} rules={offer.rules} />
      )}
      {offer?.week && <BookerNote own={own} path={timesAddress({ ...page, path: ownBookPath(null) })} />}
    </>
  );
}
