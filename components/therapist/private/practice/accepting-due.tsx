import { ButtonForm } from '@/components/forms/button-form';
import { Attention } from '@/components/layout/attention';
import { setAcceptingClients } from '@/lib/therapist/proposal/actions';
import { acceptingPath } from '@/lib/therapist/proposal/rules';

/** Asks a therapist once a month whether "accepting new clients" is still true; one press says so. */
export function AcceptingDue() {
  return (
    <Attention id="accepting-due" title="Do you still take new clients?" heading="h2">
      <p className="max-w-measure">
        Your profile says so. We ask once a month, because people write to you because of it. Without an
        answer it soon says that you take no new clients at the moment. If you have no room now, change it
        under{' '}
        <a href={acceptingPath} className="text-link">
          your public profile
        </a>
        .
      </p>
      <ButtonForm
        id="still-accepting"
        action={setAcceptingClients}
        postTo="/therapist-dashboard"
        fields={{ accepting: 'yes' }}
        label="Yes, I take new clients"
      />
    </Attention>
  );
}
