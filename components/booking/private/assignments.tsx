import { OwnFormList } from '@/components/care/private/form/own-form-list';
import { OwnHomework } from '@/components/care/private/homework/homework-lists';
import { Said } from '@/components/forms/said';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { answerGuestHomework } from '@/lib/booking/assignment/actions';
import { guestFormsPath } from '@/lib/booking/link';
import type { FormLine } from '@/lib/care/form/queries';
import { formWords } from '@/lib/care/form/rules';
import type { HomeworkLine } from '@/lib/care/homework/queries';
import { homeworkPath } from '@/lib/care/homework/rules';

type AssignmentsProps = {
  readonly forms: readonly FormLine[];
  /** Null while nothing can be opened. */
  readonly homework: readonly HomeworkLine[] | null;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  /** Token of the appointment's link. */
  readonly token: string;
  /** Whether the answers to a form were just saved. */
  readonly saved: boolean;
};

/** Forms and homework that a therapist has asked the guest of an appointment for; nothing without any. */
export function Assignments({ forms, homework, timeZone, token, saved }: AssignmentsProps) {
  return (
    <>
      {forms.length > 0 && (
        <TitledSection id="forms" title="Forms" className="grid max-w-3xl gap-4">
          {saved && (
            <div role="status">
              <Said title={formWords.saved} />
            </div>
          )}
          <OwnFormList forms={forms} path={guestFormsPath(token)} quiet />
        </TitledSection>
      )}
      {homework?.length !== 0 && (
        <TitledSection id="homework" title="Homework" className="grid gap-4">
          <OwnHomework
            homework={homework}
            answer={answerGuestHomework}
            booking={token}
            postTo={`/book/appointment/${token}`}
            empty=""
            timeZone={timeZone}
          />
        </TitledSection>
      )}
    </>
  );
}

/** Leads a signed-in client from an appointment that their account has taken over to their forms and homework. */
export function AssignmentsInAccount() {
  return (
    <TitledSection id="homework" title="Forms and homework" className="grid gap-4">
      <p>You find them in your account.</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <a href="/dashboard/forms">Forms</a>
        </Button>
        <Button asChild variant="outline">
          <a href={homeworkPath}>Homework</a>
        </Button>
      </div>
    </TitledSection>
  );
}
