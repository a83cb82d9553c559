'use client';

import type { ReactNode } from 'react';
import { type BookingTarget, type Parts, ScreeningOutcome } from '@/components/care/screening/outcome';
import { Steps } from '@/components/care/screening/steps';
import type { Instrument } from '@/lib/care/screening/instrument';
import { scoreScreening } from '@/lib/care/screening/rules';

/** A questionnaire of the public pages, scored only here. */
export function Questionnaire({
  instrument,
  booking,
  sheet,
  help,
  numbers,
}: Parts & {
  instrument: Instrument;
  booking: BookingTarget;
  /** All questions, made by the server so that no script has to carry them. */
  sheet: ReactNode;
}) {
  return (
    <Steps instrument={instrument} sheet={sheet}>
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
