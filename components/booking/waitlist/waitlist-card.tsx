import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { Waitlist } from '@/lib/booking/waitlist/queries';
import { offerHours, usualWait, waitlistNotice } from '@/lib/booking/waitlist/rules';

type WaitlistCardProps = {
  readonly name: string;
  readonly waitlist: Waitlist;
  readonly children: ReactNode;
};

/** Explains the wait for a therapist before anybody gives their address. */
export function WaitlistCard({ name, waitlist: { waiting, usualDays }, children }: WaitlistCardProps) {
  return (
    <Card asChild className="grid gap-5">
      <section aria-labelledby="waitlist">
        <div className="grid max-w-measure gap-3">
          <h2 id="waitlist" className="text-h3">
            Wait for a time with {name}
          </h2>
          <p>
            <strong className="font-semibold">
              {waiting === 0
                ? 'The waitlist is empty: you would be first.'
                : `${waiting === 1 ? 'One person is' : `${waiting} people are`} waiting: you would be number ${waiting + 1}.`}
            </strong>{' '}
            {usualWait(usualDays)}
          </p>
          <p className="text-muted-foreground">
            When a time opens, we email the first person on the list and hold it for them for up to{' '}
            {offerHours} hours. Then we offer it to the next person. {waitlistNotice.text}
          </p>
        </div>
        {children}
      </section>
    </Card>
  );
}
