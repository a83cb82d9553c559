import type { Todo } from '@/components/layout/private/todo-list';
import { BookOpen, ClipboardList, FileText } from '@/components/ui/icons';
import type { MeasureRequestLine } from '@/lib/care/assessment/request/queries';
import type { FormLine } from '@/lib/care/form/queries';
import { ownFormPath } from '@/lib/care/form/rules';
import type { HomeworkLine } from '@/lib/care/homework/queries';
import { endOfIndianDay, lastDayShown } from '@/lib/format/time';

const minutesInWords = (minutes: number | null) => minutes !== null && `${minutes} min`;

/** Characters of a task that has no worksheet to name it. */
const longestName = 80;

type Asked = {
  readonly forms: readonly FormLine[];
  readonly measures: readonly MeasureRequestLine[];
  /** Null if it cannot be opened. */
  readonly homework: readonly HomeworkLine[] | null;
  /** Zone in which the client reads times. */
  readonly timeZone: string;
};

export function askedTodos({ forms, measures, homework, timeZone }: Asked): Todo[] {
  return [
    ...forms
      .filter(({ state }) => state === 'sent' || state === 'opened')
      .map(({ id, title, minutes, state, therapistName }) => ({
        Icon: FileText,
        name: title,
        facts: ['Form', minutesInWords(minutes), therapistName],
        href: ownFormPath(id),
        verb: state === 'opened' ? 'Continue' : 'Fill in',
      })),
    ...measures
      .filter(({ waits }) => waits)
      .map(({ id, title, minutes, therapistName }) => ({
        Icon: ClipboardList,
        name: title,
        facts: ['Questionnaire', minutesInWords(minutes), therapistName],
        href: `/dashboard/assessments/${id}`,
        verb: 'Fill in',
      })),
    ...(homework ?? [])
      .filter(({ outcome }) => outcome === null)
      .map(({ tool, task, due, overdue, therapistName }) => ({
        Icon: BookOpen,
        name: tool?.title ?? (task.length > longestName ? `${task.slice(0, longestName)}…` : task),
        facts: [
          'Homework',
          due !== null && `${overdue ? 'was due' : 'due'} ${lastDayShown(endOfIndianDay(due), timeZone)}`,
          therapistName,
        ],
        href: '/dashboard/homework',
        verb: 'Answer',
        late: overdue,
      })),
  ];
}
