import { Panel } from '@/components/layout/panel';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import type { SecondFactorState } from '@/lib/account/second-factor/queries';
import { recoveryCodeCount } from '@/lib/account/second-factor/rules';
import { secondFactorPath } from '@/lib/account/session/second-factor';

/** Offers the second step to a therapist, or says since when it is on. */
export function SecondStepCard({ factor }: { readonly factor: SecondFactorState }) {
  const isOn = factor.state === 'set-up';
  return (
    <Panel id="second-step" title="Two-step verification">
      {isOn ? (
        <p>
          On since <When at={factor.since} />. We ask for a code after each sign-in. You have{' '}
          {factor.codesLeft} of {recoveryCodeCount} recovery codes left.
        </p>
      ) : (
        <p>
          After each sign-in you enter a code from your phone. A stolen password then cannot open your
          clients’ messages. You need two-step verification to see your payments and payment details.
        </p>
      )}
      <Button asChild variant={isOn ? 'outline' : 'default'} className="justify-self-start">
        <a href={secondFactorPath('/account/devices', 'therapist')}>
          {isOn ? 'Manage two-step verification' : 'Set up two-step verification'}
        </a>
      </Button>
    </Panel>
  );
}
