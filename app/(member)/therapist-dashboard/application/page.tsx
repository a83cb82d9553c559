import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { ButtonForm } from '@/components/forms/button-form';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { TitledSection } from '@/components/layout/titled-section';
import { ApplicationForm } from '@/components/therapist/private/application/application-form';
import { PaperForm } from '@/components/therapist/private/application/paper-form';
import { OwnPhotoCard } from '@/components/therapist/private/photo/own-photo';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { ArrowLeft } from '@/components/ui/icons';
import { pictureOutcomeOf } from '@/lib/account/profile/picture/rules';
import { requireRole } from '@/lib/account/session/guard';
import { formatNamed } from '@/lib/format/time';
import { removeOwnPaper } from '@/lib/therapist/application/actions';
import { type OpenApplication, openApplication, type PaperView } from '@/lib/therapist/application/queries';
import { applicationPath, mostPapers, paperLabel } from '@/lib/therapist/application/rules';
import { ownPhoto } from '@/lib/therapist/photo/queries';
import { ownPractice } from '@/lib/therapist/practice/queries';

function Papers({ papers }: { readonly papers: readonly PaperView[] }) {
  return (
    <div className="grid gap-6">
      {papers.length === 0 ? (
        <p>No certificate yet. We need at least one: your degree, or your entry in a register.</p>
      ) : (
        <ul className="grid divide-y divide-border">
          {papers.map(({ id, kind, addedAt }, index) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-3">
              <p>
                <span className="font-semibold">{paperLabel(kind)}</span>
                <span className="block text-muted-foreground text-small">
                  Added <When at={addedAt} />
                </span>
              </p>
              <ButtonForm
                id={`remove-paper-${id}`}
                action={removeOwnPaper}
                postTo={applicationPath}
                fields={{ removed: id }}
                label="Remove"
                about={`${paperLabel(kind)}, number ${index + 1}`}
              />
            </li>
          ))}
        </ul>
      )}
      {papers.length < mostPapers && <PaperForm />}
      <p className="text-muted-foreground text-small">
        Only the people who decide see your certificates. We delete them when we have decided.
      </p>
    </div>
  );
}

export const metadata: Metadata = { title: 'Your application' };

function applicationInWords({ sentAt, changedSince }: OpenApplication): string {
  if (!sentAt)
    return 'Take your time: you can save a draft and continue on any device. We use it to create your profile.';
  const sent = `Sent ${formatNamed(sentAt)}.`;
  return changedSince
    ? `${sent} You have saved changes since then. Send it again so that we can see them.`
    : `${sent} You can still change it and send it again.`;
}

/** The form with which somebody applies as a therapist; it is open until there is a decision. */
export default function ApplicationPage({ searchParams }: PageProps<'/therapist-dashboard/application'>) {
  return guarded(
    () => requireRole('therapist', applicationPath),
    async (viewer) => {
      if (await ownPractice(viewer)) redirect('/therapist-dashboard');
      const [application, photo, query] = await Promise.all([
        openApplication(viewer),
        ownPhoto(viewer),
        searchParams,
      ]);
      if (!application) redirect('/therapist-dashboard');
      const { firstName, lastName } = viewer.profile;
      return (
        <div className="workspace-page">
          <a href="/therapist-dashboard" className="tap text-link justify-self-start gap-2">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Dashboard
          </a>
          <PageHead title="Your application" lead={applicationInWords(application)} />
          {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
          {application.question && (
            <Alert asChild variant="warm" frame="plain">
              <TitledSection id="question" title="What we need from you" size="h4">
                <p className="mt-2 whitespace-pre-line wrap-anywhere">{application.question}</p>
              </TitledSection>
            </Alert>
          )}
          <div className="grid items-start gap-8 lg:grid-cols-[1.6fr_1fr]">
            <Card className="min-w-0">
              <ApplicationForm
                defaults={application.defaults}
                version={application.version}
                sent={application.sentAt !== null}
                papers={application.papers.length}
              />
            </Card>
            <div className="grid min-w-0 gap-8">
              <Card asChild className="grid min-w-0 content-start gap-5">
                <section aria-labelledby="application-papers">
                  <h2 id="application-papers" className="text-h3" tabIndex={-1}>
                    Certificates
                  </h2>
                  <Papers papers={application.papers} />
                </section>
              </Card>
              <OwnPhotoCard
                name={`${firstName} ${lastName}`}
                photo={photo}
                outcome={pictureOutcomeOf(query.picture)}
                postTo={applicationPath}
              />
            </div>
          </div>
        </div>
      );
    },
  );
}
