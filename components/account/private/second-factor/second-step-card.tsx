import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { SecondFactorState } from '@/lib/account/second-factor/queries';
import { recoveryCodeCount } from '@/lib/account/second-factor/rules';
import { secondFactorPath } from '@/lib/account/session/second-factor';
import { formatMoment } from '@/lib/format/time';

/** Offers the second step to a therapist, or says since when it is on. */
export function SecondStepCard({ factor }: { readonly factor: SecondFactorState }) {
  const isOn = factor.state === 'set-up';
  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="second-step">
        <h2 id="second-step" className="text-h3">
          Second step
        </h2>
        {isOn ? (
          <p>
            On since {formatMoment(factor.since)}. We ask for it after each sign-in. {factor.codesLeft} of{' '}
            {recoveryCodeCount} recovery codes are unused.
          </p>
        ) : (
          <p>
            A code that only your phone makes, after each sign-in. With it, a stolen password does not open
            what your clients write to you. Your payments and the account they go to open with it alone.
          </p>
        )}
        <Button asChild variant={isOn ? 'outline' : 'default'} className="justify-self-start">
          <a href={secondFactorPath('/account/devices', 'therapist')}>
            {isOn ? 'Look after your second step' : 'Set up the second step'}
          </a>
        </Button>
      </section>
    </Card>
  );
}
