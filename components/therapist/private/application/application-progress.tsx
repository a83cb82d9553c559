import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Check, Clock } from '@/components/ui/icons';
import { formatDay, indianDay } from '@/lib/format/time';
import { applicationPlace } from '@/lib/therapist/application/rules';
import type { OwnApplication } from '@/lib/therapist/practice/queries';

type StepState = 'done' | 'now' | 'later';

function Step({ state, title, children }: { state: StepState; title: string; children: string }) {
  const looks: Record<StepState, string> = {
    done: 'bg-primary text-primary-foreground',
    now: 'bg-warm-soft text-warm-strong ring-2 ring-warm',
    later: 'border-2 border-input text-muted-foreground',
  };
  return (
    <li className="flex gap-4" aria-current={state === 'now' ? 'step' : undefined}>
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${looks[state]}`}>
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

const on = (moment: Date) => formatDay(indianDay(moment));

function Declined({ application }: { application: OwnApplication }) {
  return (
    <Card asChild variant="raised" size="lg">
      <section aria-labelledby="application">
        <h2 id="application">We could not accept your application</h2>
        <p className="mt-3 max-w-measure">
          {application.reviewedAt ? `Decided on ${on(application.reviewedAt)}. ` : ''}
          {application.reason ?? 'Write to us if you would like to know why, or if something has changed.'}
        </p>
        <a href="/contact?topic=general-support" className="tap mt-2 text-link">
          Write to us
        </a>
      </section>
    </Card>
  );
}

/**
 * The progress of the viewer's own application. Shows nobody's data: an account acts as a therapist only once it is
 * linked.
 */
export function ApplicationProgress({ application }: { application: OwnApplication | null }) {
  if (application?.status === 'declined') return <Declined application={application} />;
  const sentAt = application?.sentAt ?? null;
  const isAskedBack = application?.askedAt != null;
  const ours = sentAt !== null && !isAskedBack;
  return (
    <Card asChild size="lg" className="grid items-center gap-8 md:grid-cols-[1.6fr_1fr]">
      <section aria-labelledby="application">
        <div className="space-y-5">
          <h2 id="application">Your application is in review</h2>
          <p className="max-w-measure text-lead">
            We read every application ourselves and check registrations with the council that issued them. You
            will hear from us by email.
          </p>
          <ol className="space-y-4">
            <Step state="done" title="Application received">
              {application ? `On ${on(application.appliedAt)}` : 'Together with your account'}
            </Step>
            <Step state={ours ? 'done' : 'now'} title="You tell us about your work">
              {isAskedBack
                ? 'We have a question. It stands above your form.'
                : sentAt
                  ? `Sent on ${on(sentAt)}`
                  : 'Your register number, your degree with its certificate, and what your profile will say.'}
            </Step>
            <Step state={ours ? 'now' : 'later'} title="We check your qualifications">
              We compare your papers with the register. We may write to you with a question.
            </Step>
            <Step state="later" title="Your public profile opens">
              People can then find you and write to you. You hear of each message by email.
            </Step>
          </ol>
          <Button asChild variant={ours ? 'outline' : 'default'}>
            <a href={applicationPlace}>
              {isAskedBack
                ? 'Answer our question'
                : sentAt
                  ? 'Look at your application'
                  : 'Fill in your application'}
            </a>
          </Button>
          <p className="text-muted-foreground text-small">
            Something changed since you applied?{' '}
            <a href="/contact?topic=general-support" className="text-link">
              Tell us
            </a>
            .
          </p>
        </div>
        <Drawing name="letter" className="mx-auto w-full max-w-64 max-md:hidden" />
      </section>
    </Card>
  );
}
