import { ApplyLink } from '@/components/internship/program-actions';
import { buttonStyle } from '@/components/ui/button';
import { preview, supervisorName } from '@/lib/internship/rules';
import type { InternshipProgram } from '@/lib/internship/schema';
import { formatDay } from '@/lib/time';

/** One programme in the list: facts on the left, words and ways on on the right. */
export function ProgramCard({ program, open }: { program: InternshipProgram; open: boolean }) {
  const facts = [
    ['Duration', program.duration],
    ['Commitment', program.commitment],
    ['Mode', program.mode],
    ['Stipend', program.stipend],
  ];
  return (
    <article className="grid overflow-hidden rounded-card bg-paper-2 shadow-card lg:grid-cols-[19rem_1fr]">
      <dl className="grid content-start gap-x-6 gap-y-3 bg-primary-soft p-6 max-lg:sm:grid-cols-2 sm:p-8">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-4 p-6 sm:p-8">
        <h2 className="text-h3">{program.title}</h2>
        <p className="max-w-measure">{preview(program.description)}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-small">
          <div>
            <dt className="text-ink-soft">Supervisor</dt>
            <dd className="font-semibold">{supervisorName(program.supervisor)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Next intake</dt>
            <dd className="font-semibold">{formatDay(program.next_intake)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Deadline</dt>
            <dd className="font-semibold">
              {formatDay(program.application_deadline)}
              {open ? '' : ' (closed)'}
            </dd>
          </div>
        </dl>
        <p className="mt-auto flex flex-wrap gap-3 pt-2">
          <a href={`/internships/${program.slug}`} className={buttonStyle({ look: 'secondary' })}>
            View Program Details<span className="sr-only">: {program.title}</span>
          </a>
          <ApplyLink program={program} open={open} />
        </p>
      </div>
    </article>
  );
}
