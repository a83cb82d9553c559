import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Check, Clock } from '@/components/ui/icons';
import { formatDayOf } from '@/lib/format/time';
import { applicationPath } from '@/lib/therapist/application/rules';
import type { OwnApplication } from '@/lib/therapist/practice/queries';

type StepState = 'done' | 'now' | 'later';

function Step({ state, title, children }: { state: StepState; title: string; children: string }) {
  const variants: Record<StepState, string> = {
    done: 'bg-primary text-primary-foreground',
    now: 'bg-warm-soft text-warm-strong ring-2 ring-warm',
    later: 'border-2 border-input text-muted-foreground',
  };
  return (
    <li className="flex gap-4" aria-current={state === 'now' ? 'step' : undefined}>
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${variants[state]}`}>
        {state === 'done' && <Check className="size-5" />}
        {state === 'now' && <Clock className="size-5" />}
      </span>
      <div className="pb-1">
        <p className="font-semibold">
          {title}
          {state === 'done' && <span className="sr-only"> (done)</span>}
        </p>
        <p className="text-muted-foreground">{children}</p>
      </div>
    </li>
  );
}

function Declined({ application }: { application: OwnApplication }) {
  return (
    <Card asChild variant="raised" size="lg">
      <section aria-labelledby="application">
        <h2 id="application">We could not accept your application</h2>
        {application.reviewedAt && (
          <p className="mt-3 text-muted-foreground">Decided on {formatDayOf(application.reviewedAt)}.</p>
        )}
        <p className="wrap-anywhere mt-3 max-w-measure whitespace-pre-line">
          {application.reason ?? 'Write to us if you would like to know why, or if something has changed.'}
        </p>
        <a href="/contact?topic=general-support" className="tap mt-2 text-link">
          Write to us
        </a>
      </section>
    </Card>
  );
}

function progressOf(application: OwnApplication | null) {
  const draft = application?.savedAt != null;
  if (application?.askedAt != null) {
    return {
      title: 'We have a question about your application',
      lead: 'We need more information. Add what is missing, and send your application again.',
      form: 'Our question is above your form.',
      link: 'Answer our question',
    };
  }
  if (application?.sentAt != null) {
    return {
      title: 'Your application is in review',
      lead: 'We read every application ourselves and check registrations with the council that issued them. You will hear from us by email.',
      form: `Sent on ${formatDayOf(application.sentAt)}`,
      link: 'View your application',
    };
  }
  return {
    title: 'Your application is not sent yet',
    lead: 'Fill in one form and send it. We read it ourselves and check your registration with the council that issued it.',
    form: draft
      ? 'Your draft is saved. You can continue where you stopped.'
      : 'Your register number, your degree with its certificate, and what your profile will say.',
    link: draft ? 'Continue your application' : 'Fill in your application',
  };
}

/**
 * The progress of the viewer's own application. Shows nobody's data: an account acts as a therapist only once it is
 * linked.
 */
export function ApplicationProgress({ application }: { application: OwnApplication | null }) {
  if (application?.status === 'declined') return <Declined application={application} />;
  const { title, lead, form, link } = progressOf(application);
  const sent = application?.sentAt != null;
  const ours = sent && application?.askedAt == null;
  return (
    <Card asChild size="lg" className="grid gap-8">
      <section aria-labelledby="application">
        <div className="space-y-5">
          <h2 id="application">{title}</h2>
          <p className="max-w-measure text-lead">{lead}</p>
          <ol className="space-y-4">
            <Step state="done" title="You open an account">
              {application ? `On ${formatDayOf(application.appliedAt)}` : 'It is open.'}
            </Step>
            <Step state={ours ? 'done' : 'now'} title="You send your application">
              {form}
            </Step>
            <Step state={ours ? 'now' : 'later'} title="We check your qualifications">
              We compare your documents with the register. We may write to you with a question.
            </Step>
            <Step state="later" title="Your public profile opens">
              People can then find you and write to you. You hear of each message by email.
            </Step>
          </ol>
          <Button asChild variant={ours ? 'outline' : 'default'}>
            <a href={applicationPath}>{link}</a>
          </Button>
          {sent && (
            <p className="text-muted-foreground text-small">
              Something changed since you applied? You can change your application and send it again, or{' '}
              <a href="/contact?topic=general-support" className="text-link">
                write to us
              </a>
              .
            </p>
          )}
        </div>
      </section>
    </Card>
  );
}
