import type { Metadata } from 'next';
import { NotLinked } from '@/components/calendar/not-linked';
import { PressForm } from '@/components/forms/press-form';
import { guarded } from '@/components/member/guarded';
import { ProposalForm } from '@/components/therapist-profile/proposal-form';
import { DecidedProposals, WaitingProposal } from '@/components/therapist-profile/proposal-status';
import { ExternalLink } from '@/components/ui/icons';
import { requireRole } from '@/lib/auth/guard';
import { setAcceptingClients } from '@/lib/therapist/proposal/actions';
import { type OwnProfile, ownProfile } from '@/lib/therapist/proposal/queries';
import { proposalPlace } from '@/lib/therapist/proposal/rules';

export const metadata: Metadata = { title: 'Your public profile' };

const card =
  'grid min-w-0 content-start gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

function Accepting({ accepting }: Pick<OwnProfile, 'accepting'>) {
  return (
    <section aria-labelledby="accepting" className={card}>
      <h2 id="accepting" className="text-h3">
        New clients
      </h2>
      <p>
        Your profile says:{' '}
        <strong>{accepting ? 'new clients are welcome' : 'no new clients at the moment'}</strong>. You can
        change this yourself, at once.
      </p>
      <PressForm
        id="accepting-clients"
        action={setAcceptingClients}
        postTo={proposalPlace}
        fields={{ accepting: accepting ? 'no' : 'yes' }}
        label={accepting ? 'Take no new clients for now' : 'Welcome new clients again'}
      />
    </section>
  );
}

function Profile({ slug, name, active, accepting, entry, waiting, decided }: OwnProfile) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
      <section aria-labelledby="proposal" className={card}>
        <div className="grid min-w-0 gap-2">
          <h2 id="proposal" className="wrap-anywhere text-h3">
            {name}
          </h2>
          <p className="max-w-measure text-ink-soft">
            Your name, your registration and where fees are paid to are changed{' '}
            <a href="/contact?topic=general-support" className="text-link">
              with us
            </a>
            , because we check them.
          </p>
          {active ? (
            <a href={`/professionals/${slug}`} className="tap text-link justify-self-start gap-2">
              See it as visitors do
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          ) : (
            <p>Your profile is not shown in the directory at present.</p>
          )}
        </div>
        <ProposalForm entry={entry} version={JSON.stringify(entry)} />
      </section>
      <div className="grid gap-8">
        <Accepting accepting={accepting} />
        <section aria-labelledby="waiting" className={card}>
          <h2 id="waiting" className="text-h3">
            Waiting for review
          </h2>
          <WaitingProposal waiting={waiting} />
        </section>
        <section aria-labelledby="decided" className={card}>
          <h2 id="decided" className="text-h3">
            Earlier changes
          </h2>
          <DecidedProposals decided={decided} />
        </section>
      </div>
    </div>
  );
}

/** What a therapist shows in the directory, and what they would change of it. */
export default function PublicProfilePage() {
  return guarded(
    () => requireRole('therapist', proposalPlace),
    async (viewer) => {
      const profile = await ownProfile(viewer);
      return (
        <div className="container-page grid gap-8 pt-2 pb-16">
          <header className="grid max-w-measure gap-3">
            <h1>Your public profile</h1>
            <p className="text-ink-soft text-lead">
              What people read before they write to you. We look at each change before it is public.
            </p>
          </header>
          {profile ? (
            <Profile {...profile} />
          ) : (
            <NotLinked>You can edit your public profile once it is approved.</NotLinked>
          )}
        </div>
      );
    },
  );
}
