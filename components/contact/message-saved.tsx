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
            Its reference is <strong>{reference}</strong>. Our support team will read it. You do not need to
            send it again: the email to {name} is your copy. If it did not open,{' '}
            <a href={mailto} className="font-semibold text-link">
              open the email to {name}
            </a>
            .
          </dd>
        </div>
        <div>
          <dt>When we will reply</dt>
          <dd>{answerWithin} Our team does not work on Sundays.</dd>
        </div>
        <div>
          <dt>If you do not hear from us</dt>
          <dd>
            Check your spam folder, then write to{' '}
            <a href={`mailto:${supportEmail}?subject=${reference}`} className="break-words text-link">
              {supportEmail}
            </a>{' '}
            and mention the reference. In danger, do not wait:{' '}
            <a href={urgentHelpPath} className="text-link">
              see who you can call now
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
