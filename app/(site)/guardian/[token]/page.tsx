import type { Metadata } from 'next';
import { GuardianForm } from '@/components/care/form/guardian-form';
import { NotGuardianForm } from '@/components/care/form/not-guardian-form';
import { AnsweredSection, PaperText } from '@/components/care/form/paper-text';
import { QuickExit } from '@/components/layout/quick-exit';
import { Alert } from '@/components/ui/alert';
import { fieldsOf } from '@/lib/care/form/answers';
import { type GuardianView, openForGuardian } from '@/lib/care/form/guardian/queries';
import { sectionsOf } from '@/lib/care/form/paper';
import { formWords, guardianFormKind } from '@/lib/care/form/rules';
import { formatMoment } from '@/lib/format/time';
import { issueFormToken } from '@/lib/server/action/form-token';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

export const metadata: Metadata = { title: 'A form to read', robots: { index: false, follow: false } };

/** The form, or what to say instead. */
async function read(token: string): Promise<GuardianView | string> {
  try {
    return (await openForGuardian(token)) ?? formWords.linkGone;
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return formWords.sealed;
  }
}

/** A form that a guardian reads and signs by the link of a mail, without an account. */
export default async function GuardianPage({ params }: PageProps<'/guardian/[token]'>) {
  const { token } = await params;
  const form = await read(token);
  if (typeof form === 'string') {
    return (
      <div className="container-page section-space">
        <div className="grid max-w-measure gap-6">
          <h1>A form for a guardian</h1>
          <Alert role="status" variant="warm">
            <p>{form}</p>
          </Alert>
        </div>
      </div>
    );
  }
  const { paper, version, clientName, therapistName, guardian, answers, signed } = form;
  const sections = sectionsOf(paper, 'guardian');
  const formToken = issueFormToken(guardianFormKind);
  return (
    <>
      <QuickExit />
      <div className="container-page section-space">
        <div className="grid max-w-3xl gap-8">
          <header className="grid gap-3">
            <h1 className="text-h2">{paper.title}</h1>
            <p className="text-lead">
              {therapistName} asks you, {guardian.name}, as the parent or guardian of {clientName}.
            </p>
            <PaperText text={paper.intro} />
          </header>
          {signed ? (
            <>
              <Alert role="status" variant="success">
                <p>
                  Signed by {signed.name} on {formatMoment(signed.at)}. {clientName} reads the form next and
                  says whether they agree. You can print this page.
                </p>
              </Alert>
              {sections.map((section) => (
                <AnsweredSection key={section.id} section={section} answers={answers} />
              ))}
            </>
          ) : (
            <>
              <GuardianForm
                token={token}
                version={version}
                sections={sections}
                defaults={fieldsOf(
                  sections.flatMap(({ questions }) => questions),
                  answers,
                )}
                formToken={formToken}
              />
              <section aria-labelledby="mistake" className="grid gap-3 border-border border-t pt-6">
                <h2 id="mistake" className="text-h4">
                  Did this reach you by mistake?
                </h2>
                <p>Say so, and the link ends. We tell the therapist that the address was wrong.</p>
                <NotGuardianForm token={token} formToken={formToken} />
              </section>
            </>
          )}
        </div>
      </div>
    </>
  );
}
