import { Button } from '@/components/ui/button';
import { urgentHelpPath } from '@/content/navigation';
import type { SavedMessage } from '@/lib/contact/actions';

type MessageSavedProps = {
  readonly saved: SavedMessage;
  readonly supportEmail: string;
  /** Within what time we answer, in words. */
  readonly answerWithin: string;
};

/** Stands in place of the form once a message is saved: who answers, when, and what to do without an answer. */
export function MessageSaved({ saved, supportEmail, answerWithin }: MessageSavedProps) {
  const { mailto, name, reference } = saved;
  return (
    <>
      <dl className="grid gap-4 [&_dt]:font-semibold">
        <div>
          <dt>Your message is already with us</dt>
          <dd>
            Its reference is <strong>{reference}</strong>. A person of our support team reads it. You need not
            send it twice: the email is for {name}, and stays with you as a copy. If it did not open,{' '}
            <a href={mailto} className="font-semibold text-link">
              open the email to {name}
            </a>
            .
          </dd>
        </div>
        <div>
          <dt>When you hear from us</dt>
          <dd>{answerWithin} On Sundays the team does not work.</dd>
        </div>
        <div>
          <dt>If no answer comes</dt>
          <dd>
            Look in your spam folder, then write to{' '}
            <a href={`mailto:${supportEmail}?subject=${reference}`} className="break-words text-link">
              {supportEmail}
            </a>{' '}
            and name the reference. In danger, do not wait:{' '}
            <a href={urgentHelpPath} className="text-link">
              see who answers now
            </a>
            .
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/professionals">Find a therapist</a>
        </Button>
        <Button asChild variant="outline">
          <a href="/contact">Write another message</a>
        </Button>
      </p>
    </>
  );
}
