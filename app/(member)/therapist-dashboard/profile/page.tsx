import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { NotLinked } from '@/components/booking/private/calendar/not-linked';
import { WaitlistCounts } from '@/components/booking/private/waitlist-counts';
import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { OwnPhotoCard } from '@/components/therapist/private/photo/own-photo';
import { ProposalForm } from '@/components/therapist/private/proposal/proposal-form';
import { DecidedProposals, WaitingProposal } from '@/components/therapist/private/proposal/proposal-status';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/icons';
import { type PictureOutcome, pictureOutcomeOf } from '@/lib/account/profile/picture/rules';
import { requireRole } from '@/lib/account/session/guard';
import { type WaitlistCounts as Counts, ownWaitlist } from '@/lib/booking/waitlist/queries';
import { applicationPlace } from '@/lib/therapist/application/rules';
import { type OwnPhoto, ownPhoto } from '@/lib/therapist/photo/queries';
import { setAcceptingClients } from '@/lib/therapist/proposal/actions';
import { type OwnProfile, ownProfile } from '@/lib/therapist/proposal/queries';
import { proposalPlace } from '@/lib/therapist/proposal/rules';

export const metadata: Metadata = { title: 'Your public profile' };

type Waitlisted = { readonly waitlist: Counts | null };

function Accepting({ accepting, waitlist }: Pick<OwnProfile, 'accepting'> & Waitlisted) {
  return (
    <Card asChild className="grid min-w-0 content-start gap-5">
      <section aria-labelledby="accepting">
        <h2 id="accepting" className="text-h3">
          New clients
        </h2>
        <p>
          Your profile says:{' '}
          <strong>{accepting ? 'new clients are welcome' : 'no new clients at the moment'}</strong>. You can
          change this yourself, at once. We ask you once a month whether it is still so.
        </p>
        <ButtonForm
          id="accepting-clients"
          action={setAcceptingClients}
          postTo={proposalPlace}
          fields={{ accepting: accepting ? 'no' : 'yes' }}
          label={accepting ? 'Take no new clients for now' : 'Welcome new clients again'}
        />
        {waitlist && (
          <div className="grid gap-3 border-border border-t pt-5">
            <h3 className="text-h4">Waitlist</h3>
            <WaitlistCounts {...waitlist} />
          </div>
        )}
      </section>
    </Card>
  );
}

type ProfileProps = {
  readonly profile: OwnProfile;
  readonly photo: OwnPhoto;
  readonly outcome: PictureOutcome | undefined;
} & Waitlisted;

function Profile({ profile, photo, outcome, waitlist }: ProfileProps) {
  const { slug, name, active, accepting, listing, version, waiting, decided } = profile;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
      <Card asChild className="grid min-w-0 content-start gap-5">
        <section aria-labelledby="proposal">
          <div className="grid min-w-0 gap-2">
            <h2 id="proposal" className="wrap-anywhere text-h3">
              {name}
            </h2>
            <p className="max-w-measure text-muted-foreground">
              To change your name or your registration,{' '}
              <a href="/contact?topic=general-support" className="text-link">
                write to us
              </a>
              : we check them. You set{' '}
              <a href="/therapist-dashboard/payments/account" className="text-link">
                where fees are paid to
              </a>{' '}
              yourself.
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
          <ProposalForm listing={listing} version={version} />
        </section>
      </Card>
      <div className="grid gap-8">
        <OwnPhotoCard name={name} photo={photo} outcome={outcome} postTo={proposalPlace} />
        <Accepting accepting={accepting} waitlist={waitlist} />
        <Card asChild className="grid min-w-0 content-start gap-5">
          <section aria-labelledby="waiting">
            <h2 id="waiting" className="text-h3">
              Waiting for review
            </h2>
            <WaitingProposal waiting={waiting} />
          </section>
        </Card>
        {decided.length > 0 && (
          <Folded behind="Earlier changes" open={false}>
            <DecidedProposals decided={decided} />
          </Folded>
        )}
      </div>
    </div>
  );
}

/** The therapist's listing in the directory, and their proposed changes. */
export default function PublicProfilePage({ searchParams }: PageProps<'/therapist-dashboard/profile'>) {
  return guarded(
    () => requireRole('therapist', proposalPlace),
    async (viewer) => {
      const [profile, photo, waitlist, query] = await Promise.all([
        ownProfile(viewer),
        ownPhoto(viewer),
        ownWaitlist(viewer),
        searchParams,
      ]);
      // A photo that was sent without scripts comes back here; an applicant's belongs to the application.
      if (!profile && query.picture)
        redirect(`${applicationPlace}?${new URLSearchParams({ picture: String(query.picture) })}`);
      return (
        <div className="container-page grid gap-6 pt-4 pb-12">
          <PageHead
            title="Your public profile"
            lead="What people read before they write to you. We look at each change before it is public."
          />
          {profile ? (
            <Profile
              profile={profile}
              photo={photo}
              outcome={pictureOutcomeOf(query.picture)}
              waitlist={waitlist}
            />
          ) : (
            <NotLinked>You can edit your public profile once we have accepted your application.</NotLinked>
          )}
        </div>
      );
    },
  );
}
