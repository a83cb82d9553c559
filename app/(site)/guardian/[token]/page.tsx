import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { GuardianForm } from '@/components/care/form/guardian-form';
import { GuardianLinkForm } from '@/components/care/form/guardian-link-form';
import { AnsweredSection, PaperText } from '@/components/care/form/paper-text';
import { TitledSection } from '@/components/layout/titled-section';
import { Alert } from '@/components/ui/alert';
import { When } from '@/components/ui/format';
import { fieldsOf } from '@/lib/care/form/answers';
import {
  type GuardianSignature,
  type GuardianView,
  isGuardianLink,
  openForGuardian,
  signedByGuardian,
} from '@/lib/care/form/guardian/queries';
import { sectionsOf } from '@/lib/care/form/paper';
import { formWords, guardianFormKind } from '@/lib/care/form/rules';
import { formatNamed } from '@/lib/format/time';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

export const metadata: Metadata = { title: 'A form to read', robots: { index: false, follow: false } };

/** The form, what is left of it after signing, or what to say instead. */
async function read(token: string) {
  try {
    const signature = await signedByGuardian(token);
    return { form: await openForGuardian(token), signature };
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return formWords.sealed;
  }
}

function Instead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>A form for a guardian</h1>
        <Alert role="status" variant="warm">
          <p>{children}</p>
        </Alert>
      </div>
    </div>
  );
}

type Visit = { readonly token: string; readonly formToken: string };

/** The text to read, with the fields to sign it. */
function Waiting({ form, token, formToken }: Visit & { readonly form: GuardianView }) {
  const sections = sectionsOf(form.paper, 'guardian');
  return (
    <>
      <GuardianForm
        token={token}
        version={form.version}
        sections={sections}
        defaults={fieldsOf(
          sections.flatMap(({ questions }) => questions),
          form.answers,
        )}
        formToken={formToken}
      />
      <TitledSection
        id="mistake"
        title="Did this reach you by mistake?"
        size="h4"
        className="grid gap-3 border-border border-t pt-6"
      >
        <p>Say so, and the link ends. We tell the therapist that the address was wrong.</p>
        <GuardianLinkForm step="refuse" token={token} formToken={formToken} />
      </TitledSection>
    </>
  );
}

/** That it is signed, what the guardian agreed to while they may still read it, and the way to take it back. */
function Signed({
  form,
  signature,
  token,
  formToken,
}: Visit & { readonly form: GuardianView | null; readonly signature: GuardianSignature }) {
  const { clientName, guardian, signedAt, withdrawnAt } = signature;
  return (
    <>
      <Alert role="status" variant={withdrawnAt ? 'warm' : 'success'}>
        <p>
          Signed by {form?.signed?.name ?? guardian.name} on <When at={signedAt} as="named" />.{' '}
          {withdrawnAt
            ? `Withdrawn on ${formatNamed(withdrawnAt)}. What was done before you withdrew remains lawful.`
            : form
              ? `${clientName} reads the form next and says whether they agree. You can print this page.`
              : `${clientName} and the therapist have the signed form.`}
        </p>
      </Alert>
      {form &&
        !withdrawnAt &&
        sectionsOf(form.paper, 'guardian').map((section) => (
          <AnsweredSection key={section.id} section={section} answers={form.answers} />
        ))}
      <section
        aria-labelledby={withdrawnAt ? undefined : 'withdraw'}
        className="no-print grid gap-3 border-border border-t pt-6"
      >
        {!withdrawnAt && (
          <>
            <h2 id="withdraw" className="text-h4">
              Have you changed your mind?
            </h2>
            <p>
              You can withdraw now or later: keep the link in the email. We notify {clientName} and the
              therapist at once.
            </p>
          </>
        )}
        <GuardianLinkForm step="withdraw" token={token} formToken={formToken} done={withdrawnAt !== null} />
      </section>
    </>
  );
}

/** A form that a guardian reads, signs and withdraws by the link of a mail, without an account. */
export default async function GuardianPage({ params }: PageProps<'/guardian/[token]'>) {
  const { token } = await params;
  if (!(await isGuardianLink(token))) notFound();
  const found = await read(token);
  if (typeof found === 'string') return <Instead>{found}</Instead>;
  const { form, signature } = found;
  const about = form ?? signature;
  if (!about) return <Instead>{formWords.linkGone}</Instead>;
  const visit = { token, formToken: issueVisitToken(guardianFormKind) };
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-3xl gap-8">
        <header className="grid gap-3">
          <h1 className="text-h2">{'paper' in about ? about.paper.title : about.title}</h1>
          <p className="text-lead">
            {about.therapistName} asks you, {about.guardian.name}, as the parent or guardian of{' '}
            {about.clientName}.
          </p>
          {form && <PaperText text={form.paper.intro} />}
        </header>
        {signature && <Signed {...visit} form={form} signature={signature} />}
        {form && !signature && <Waiting {...visit} form={form} />}
      </div>
    </div>
  );
}
