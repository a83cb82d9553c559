import { ApplyLink } from '@/components/site/internship/program-actions';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { preview, supervisorName } from '@/lib/site/internship/rules';
import type { InternshipProgram } from '@/lib/site/internship/schema';

/** One programme in the list: on phones its name, the facts, the dates; on wide screens the facts on the left. */
export function ProgramCard({ program, open }: { program: InternshipProgram; open: boolean }) {
  const facts = [
    ['Duration', program.duration],
    ['Commitment', program.commitment],
    ['Mode', program.mode],
    ['Stipend', program.stipend],
  ];
  return (
    <Card
      asChild
      variant="raised"
      size="flush"
      className="grid overflow-hidden lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr]"
    >
      <article>
        <div className="grid content-start gap-4 p-4 sm:p-8 lg:col-start-2 lg:pb-4">
          <h2 className="text-h3">{program.title}</h2>
          <p className="max-w-measure">{preview(program.description)}</p>
        </div>
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3 bg-accent p-4 sm:p-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid-cols-1">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col gap-4 p-4 sm:p-8 lg:col-start-2 lg:pt-0">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-small sm:flex sm:flex-wrap sm:gap-x-8">
            <div>
              <dt className="text-muted-foreground">Supervisor</dt>
              <dd className="font-semibold">{supervisorName(program.supervisor)}</dd>
            </div>
            <div>
              <dt className="text-muted-foreground">Next intake</dt>
              <dd className="font-semibold">
                <When at={program.next_intake} />
              </dd>
            </div>
            <div>
              <dt className="text-muted-foreground">Deadline</dt>
              <dd className="font-semibold">
                <When at={program.application_deadline} />
                {open ? null : ' (closed)'}
              </dd>
            </div>
          </dl>
          <p className="mt-auto grid gap-3 pt-2 sm:flex">
            <Button asChild variant="outline">
              <a href={`/internships/${program.slug}`}>
                View Program Details<span className="sr-only">: {program.title}</span>
              </a>
            </Button>
            <ApplyLink program={program} open={open} variant="outline" />
          </p>
        </div>
      </article>
    </Card>
  );
}
