import { AnsweredSection, PaperText } from '@/components/care/form/paper-text';
import { SignForm } from '@/components/care/private/form/sign-form';
import { type FillPlace, StepForm } from '@/components/care/private/form/step-form';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { fieldsOf, isUnanswered } from '@/lib/care/form/answers';
import { sectionsOf } from '@/lib/care/form/paper';
import type { WaitingForm as Form } from '@/lib/care/form/queries';

function Progress({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold text-muted-foreground text-small">
        {step < of ? `Step ${step} of ${of}` : `Step ${of} of ${of}: read and sign`}
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the bar have no other name
            key={index}
            className={`h-1 grow rounded-full ${index < step ? 'bg-primary' : 'bg-border'}`}
          />
        ))}
      </div>
    </div>
  );
}

/** The last step: everything once more, with a way back to each step, and the signature. */
function Review({ form, place }: { readonly form: Form; readonly place: FillPlace }) {
  const { id, version, paper, answers, guardian } = form;
  const steps = sectionsOf(paper, 'client');
  const open = steps.filter((section) => isUnanswered(section, answers));
  return (
    <>
      <h2 className="text-h3">Read your answers and sign</h2>
      {guardian && (
        <div className="grid gap-6">
          <Card variant="muted" size="sm">
            <p>
              {guardian.name} signed as your guardian on <When at={new Date(guardian.signedAt)} as="named" />.
              They agreed to the following.
            </p>
          </Card>
          {sectionsOf(paper, 'guardian').map((section) => (
            <AnsweredSection key={section.id} section={section} answers={answers} />
          ))}
        </div>
      )}
      {steps.map((section, index) => (
        <AnsweredSection
          key={section.id}
          section={section}
          answers={answers}
          withText={false}
          action={
            <a href={`${place.path}?step=${index + 1}`} className="tap text-link">
              Change<span className="sr-only"> {section.title}</span>
            </a>
          }
        />
      ))}
      {open.length > 0 ? (
        <Alert variant="warm" role="status">
          <p>Before you sign, complete these steps: {open.map(({ title }) => title).join(', ')}.</p>
        </Alert>
      ) : (
        <SignForm place={place} form={id} version={version} step={steps.length + 1} />
      )}
    </>
  );
}

/** A form that waits, one section a step; the step after the last section is for reading and signing. */
export function WaitingForm({
  form,
  place,
  step: wanted,
}: {
  readonly form: Form;
  readonly place: FillPlace;
  readonly step: number;
}) {
  const { id, version, paper, answers, therapistName } = form;
  const steps = sectionsOf(paper, 'client');
  const of = steps.length + 1;
  const step = Math.min(Math.max(1, wanted), of);
  const section = steps[step - 1];
  return (
    <Card className="grid max-w-3xl gap-6">
      <Progress step={step} of={of} />
      {step === 1 && (
        <div className="grid gap-3">
          <p className="text-muted-foreground">From {therapistName}</p>
          <PaperText text={paper.intro} />
        </div>
      )}
      {section ? (
        <>
          <h2 className="wrap-anywhere text-h3">{section.title}</h2>
          <PaperText text={section.text} />
          <StepForm
            key={step}
            place={place}
            form={id}
            version={version}
            step={step}
            title={section.title}
            questions={section.questions}
            defaults={fieldsOf(section.questions, answers)}
          />
        </>
      ) : (
        <Review form={form} place={place} />
      )}
    </Card>
  );
}
