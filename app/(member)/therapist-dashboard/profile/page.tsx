import type { Metadata } from 'next';
import { profilePage } from '@/app/(member)/therapist-dashboard/profile/profile-page';
import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { TitledSection } from '@/components/layout/titled-section';
import { ProposalForm } from '@/components/therapist/private/proposal/proposal-form';
import { DecidedProposals, WaitingProposal } from '@/components/therapist/private/proposal/proposal-status';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/icons';
import { ownPhotoPath } from '@/lib/therapist/photo/rules';
import { confirmProfileWords } from '@/lib/therapist/proposal/actions';
import { type OwnProfile, ownProfile } from '@/lib/therapist/proposal/queries';
import { acceptingPath, proposalPath } from '@/lib/therapist/proposal/rules';

export const metadata: Metadata = { title: 'Your public profile' };

/** Parts that this page had before they became pages. */
const moved = { photo: ownPhotoPath, accepting: acceptingPath };

function Profile({ profile }: { readonly profile: OwnProfile }) {
  const { slug, name, active, listing, version, waiting, unread, decided } = profile;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <MovedAnchors places={moved} />
      {/* Shown while something waits, and once it has been taken back. */}
      <Card asChild className="hidden min-w-0 content-start gap-5 has-[form:not(.hidden)]:grid">
        <TitledSection id="waiting" title="Waiting for review">
          <WaitingProposal waiting={waiting} />
        </TitledSection>
      </Card>
      <Card asChild className="grid min-w-0 content-start gap-5">
        <section aria-labelledby="proposal">
          <div className="grid min-w-0 gap-2">
            <h2 id="proposal" className="wrap-anywhere text-h3">
              {name}
            </h2>
            <p className="max-w-measure text-muted-foreground">
              We check names and registrations:{' '}
              <a href="/contact?topic=general-support" className="text-link">
                write to us
              </a>{' '}
              to change yours.
            </p>
            {active ? (
              <a href={`/professionals/${slug}`} className="tap text-link justify-self-start gap-2">
                View public profile
                <ExternalLink aria-hidden="true" className="size-4" />
              </a>
            ) : (
              <p>Your profile is not in the directory at present.</p>
            )}
          </div>
          {unread !== null && <p>Please check the text below and confirm it.</p>}
          <ButtonForm
            id="read"
            action={confirmProfileWords}
            postTo={proposalPath}
            fields={{ version: unread ?? '' }}
            label={unread === null ? null : 'I confirm that this is correct'}
          />
          <ProposalForm listing={listing} version={version} />
        </section>
      </Card>
      {decided.length > 0 && (
        <Folded behind="Past changes" open={false}>
          <DecidedProposals decided={decided} />
        </Folded>
      )}
    </div>
  );
}

/** The words of the therapist's listing in the directory, and their proposed changes. */
export default function PublicProfilePage() {
  return profilePage(proposalPath, async (viewer) => {
    const profile = await ownProfile(viewer);
    return profile && <Profile profile={profile} />;
  });
}
