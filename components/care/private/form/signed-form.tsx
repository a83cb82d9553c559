import { AnsweredSection, PaperText } from '@/components/care/form/paper-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { SignedView } from '@/lib/care/form/queries';
import { formWords } from '@/lib/care/form/rules';

type SignedFormProps = {
  readonly signed: SignedView;
  /** Token of the appointment's link, for its guest. */
  readonly booking?: string | undefined;
};

export function SignedForm({ signed, booking }: SignedFormProps) {
  const { id, form, sha256, withdrawnAt, outdated } = signed;
  return (
    <div className="grid max-w-3xl gap-5">
      {withdrawnAt && (
        <Alert variant="warm" frame="rail">
          <p>
            Withdrawn on <When at={withdrawnAt} as="record" />. What was done before then remains lawful.
          </p>
        </Alert>
      )}
      {outdated && !withdrawnAt && (
        <Card variant="muted" size="sm">
          <p>The text has changed since this was signed. We send a form with the new text automatically.</p>
        </Card>
      )}
      <Card className="grid gap-7">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <dl className="grid gap-2">
            {form.guardian && (
              <div>
                <dt className="text-muted-foreground text-small">Signed by the guardian</dt>
                <dd className="wrap-anywhere">
                  {form.guardian.name}, <When at={new Date(form.guardian.signedAt)} as="record" />
                </dd>
              </div>
            )}
            <div>
              <dt className="text-muted-foreground text-small">Signed</dt>
              <dd className="wrap-anywhere">
                {form.name}, <When at={new Date(form.signedAt)} as="record" />
              </dd>
            </div>
            <div>
              <dt className="text-muted-foreground text-small">Between</dt>
              <dd className="wrap-anywhere">
                {form.client} and {form.therapist}
              </dd>
            </div>
          </dl>
          <Button asChild variant="outline">
            <a href={`/api/forms/${id}${booking ? `?booking=${booking}` : ''}`}>
              Save as PDF<span className="sr-only">: {form.paper.title}</span>
            </a>
          </Button>
        </div>
        <PaperText text={form.paper.intro} />
        {form.paper.sections.map((section) => (
          <AnsweredSection key={section.id} section={section} answers={form.answers} />
        ))}
        <p className="wrap-anywhere text-muted-foreground text-small">
          SHA-256 of text and answers: {sha256}
        </p>
        <p className="text-muted-foreground text-small">
          We create the PDF from the signed form each time. If an earlier PDF shows boxes or wrong letters,
          save it again.
        </p>
      </Card>
    </div>
  );
}

/** A signed form for the therapist; null while it cannot be opened. */
export function ReadForm({ signed }: { readonly signed: SignedView | null }) {
  if (signed === null) {
    return (
      <Alert variant="destructive">
        <p>{formWords.sealed}</p>
      </Alert>
    );
  }
  return (
    <section aria-labelledby="form-title" className="grid gap-4">
      <h2 id="form-title" className="wrap-anywhere text-h3">
        {signed.form.paper.title}
      </h2>
      <SignedForm signed={signed} />
    </section>
  );
}
