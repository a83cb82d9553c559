import { Letter } from '@/components/illustration/letter';
import { Check, Clock } from '@/components/ui/icons';
import type { OwnApplication } from '@/lib/therapist/practice/queries';
import { formatDay, indianDay } from '@/lib/time';

type StepState = 'done' | 'now' | 'later';

function Step({ state, title, children }: { state: StepState; title: string; children: string }) {
  const looks: Record<StepState, string> = {
    done: 'bg-primary text-primary-ink',
    now: 'bg-accent-soft text-accent-ink ring-2 ring-accent',
    later: 'border-2 border-line-strong text-ink-soft',
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
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

const on = (moment: Date) => formatDay(indianDay(moment));

function Declined({ application }: { application: OwnApplication }) {
  return (
    <section aria-labelledby="application" className="rounded-card bg-paper-2 p-6 shadow-card sm:p-8">
      <h2 id="application">We could not accept your application</h2>
      <p className="mt-3 max-w-measure">
        {application.reviewedAt ? `Decided on ${on(application.reviewedAt)}. ` : ''}
        {application.reason ?? 'Write to us if you would like to know why, or if something has changed.'}
      </p>
      <a href="/contact?topic=general-support" className="tap mt-2 text-link">
        Write to us
      </a>
    </section>
  );
}

/** How far the viewer's own application is. Shows nobody's data: an account is no therapist until it is linked. */
export function ApplicationProgress({ application }: { application: OwnApplication | null }) {
  if (application?.status === 'declined') return <Declined application={application} />;
  return (
    <section
      aria-labelledby="application"
      className="grid items-center gap-8 rounded-card border border-line bg-paper-2 p-6 shadow-card sm:p-8 md:grid-cols-[1.6fr_1fr]"
    >
      <div className="space-y-5">
        <h2 id="application">Your application is in review</h2>
        <p className="max-w-measure text-lead">
          We read every application ourselves and check registrations with the council that issued them. You
          will hear from us by e-mail.
        </p>
        <ol className="space-y-4">
          <Step state="done" title="Application received">
            {application ? `On ${on(application.sentAt)}` : 'Together with your account'}
          </Step>
          <Step state="now" title="We check your qualifications">
            We may write to you with a question, or ask for a certificate.
          </Step>
          <Step state="later" title="Your public profile opens">
            People can then find you and write to you. You hear of each message by e-mail.
          </Step>
        </ol>
        <p className="text-ink-soft text-small">
          Something changed since you applied?{' '}
          <a href="/contact?topic=general-support" className="text-link">
            Tell us
          </a>
          .
        </p>
      </div>
      <Letter className="mx-auto w-full max-w-64 max-md:hidden" />
    </section>
  );
}
