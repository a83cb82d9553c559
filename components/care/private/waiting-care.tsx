import { Card } from '@/components/ui/card';
import type { WaitingCare as Waiting } from '@/lib/care/queries';

const kinds = [
  { kind: 'forms', href: '/dashboard/forms', one: 'Form', many: 'forms' },
  {
    kind: 'measures',
    href: '/dashboard/assessments',
    one: 'Questionnaire',
    many: 'questionnaires',
  },
  { kind: 'homework', href: '/dashboard/homework', one: 'Homework', many: 'homework tasks' },
] as const satisfies readonly { readonly kind: keyof Waiting; readonly [word: string]: string }[];

/** What the client's therapists have asked for, each with the way to it; nothing when nothing waits. */
export function WaitingCare({ waiting }: { readonly waiting: Waiting }) {
  const lines = kinds.filter(({ kind }) => waiting[kind] > 0);
  if (lines.length === 0) return null;
  return (
    <Card variant="marked" size="dense" className="mb-4 grid">
      <p className="font-semibold">To do for your therapist</p>
      <ul className="flex flex-wrap gap-x-4">
        {lines.map(({ kind, href, one, many }) => (
          <li key={kind}>
            <a href={href} className="tap text-link">
              {waiting[kind] === 1 ? one : `${waiting[kind]} ${many}`}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
