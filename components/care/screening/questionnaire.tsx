'use client';

import { type BookingTarget, type Parts, ScreeningOutcome } from '@/components/care/screening/outcome';
import { Steps } from '@/components/care/screening/steps';
import type { Instrument } from '@/lib/care/screening/instrument';
import { scoreScreening } from '@/lib/care/screening/rules';

/** A questionnaire of the public pages, scored only here. */
export function Questionnaire({
  instrument,
  booking,
  help,
  numbers,
}: Parts & {
  instrument: Instrument;
  booking: BookingTarget;
}) {
  return (
    <Steps instrument={instrument}>
      {(given, again) => (
        <ScreeningOutcome
          instrument={instrument}
          result={scoreScreening(instrument, given)}
          booking={booking}
          help={help}
          numbers={numbers}
          {...again}
        />
      )}
    </Steps>
  );
}
