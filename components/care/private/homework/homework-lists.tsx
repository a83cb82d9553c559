import { AnswerForm } from '@/components/care/private/homework/answer-form';
import { HomeworkCard } from '@/components/care/private/homework/homework-card';
import { ButtonForm } from '@/components/forms/button-form';
import { CardColumns } from '@/components/layout/private/card-columns';
import { Alert } from '@/components/ui/alert';
import { EmptyNote } from '@/components/ui/empty';
import { takeOwnHomeworkBack } from '@/lib/care/homework/actions';
import type { HomeworkLine } from '@/lib/care/homework/queries';
import { homeworkWords } from '@/lib/care/homework/rules';
import { referenceOf } from '@/lib/format/reference';
import type { FormAction } from '@/lib/server/action/form-result';

type ListProps = {
  /** Null while nothing can be opened. */
  readonly homework: readonly HomeworkLine[] | null;
  readonly postTo: string;
  readonly empty: string;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
};

function Sealed() {
  return (
    <Alert variant="destructive">
      <p>{homeworkWords.sealed}</p>
    </Alert>
  );
}

const aboutOf = ({ tool, task }: HomeworkLine) => tool?.title ?? task.slice(0, 60);

type OwnProps = ListProps & {
  readonly answer: FormAction<null>;
  /** Token of the appointment's link, for its guest. */
  readonly booking?: string;
};

/** A person's own homework: open pieces have their form in sight, answered ones folded. */
export function OwnHomework({ homework, postTo, empty, timeZone, answer, booking }: OwnProps) {
  if (homework === null) return <Sealed />;
  if (homework.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <CardColumns>
      {homework.map((line) => (
        <HomeworkCard key={line.id} homework={line} reader="client" timeZone={timeZone}>
          <AnswerForm
            id={`answer-${referenceOf(line.id)}`}
            action={answer}
            booking={booking}
            homework={line.id}
            line={line.line}
            answered={line.outcome !== null}
            about={aboutOf(line)}
            postTo={postTo}
          />
        </HomeworkCard>
      ))}
    </CardColumns>
  );
}

/** Homework that a therapist gave to one client; what is not answered can be taken back. */
export function GivenHomework({ homework, postTo, empty, timeZone }: ListProps) {
  if (homework === null) return <Sealed />;
  if (homework.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <CardColumns>
      {homework.map((line) => (
        <HomeworkCard key={line.id} homework={line} reader="therapist" timeZone={timeZone}>
          <ButtonForm
            id={`back-${referenceOf(line.id)}`}
            action={takeOwnHomeworkBack}
            postTo={postTo}
            fields={{ homework: line.id }}
            label={line.outcome === null ? 'Withdraw' : null}
            about={aboutOf(line)}
          />
        </HomeworkCard>
      ))}
    </CardColumns>
  );
}
