import { notFound } from 'next/navigation';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { TitledSection } from '@/components/layout/titled-section';
import { ApplyLink, SampleNote } from '@/components/site/internship/program-actions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { indianDay } from '@/lib/format/time';
import { internshipProgram, internshipPrograms } from '@/lib/site/internship/queries';
import { takesApplications } from '@/lib/site/internship/rules';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 3600;
export const dynamicParams = false;

export function generateStaticParams() {
  return internshipPrograms.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/internships/[slug]'>) {
  const program = internshipProgram((await params).slug);
  if (!program) return {};
  return pageMetadata({
    title: `Internship: ${program.title}`,
    description: `${program.duration}, ${program.commitment}, ${program.mode}. Components, outcomes, eligibility, dates and how to apply.`,
    path: `/internships/${program.slug}`,
  });
}

export default async function InternshipPage({ params }: PageProps<'/internships/[slug]'>) {
  const program = internshipProgram((await params).slug);
  if (!program) notFound();
  const open = takesApplications(program, indianDay(new Date()));
  const facts = [program.duration, program.commitment, program.mode, program.stipend];
  const lists = [
    ['components', 'Program Components', program.program_components],
    ['outcomes', 'Learning Outcomes', program.learning_outcomes],
    ['eligibility', 'Eligibility', program.eligibility],
  ] as const;

  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Internships', path: '/internships' },
          { name: program.title, path: `/internships/${program.slug}` },
        ]}
      />
      <div className="container-page pt-2 pb-16 lg:pb-24">
        <a href="/internships" className="tap text-link font-semibold">
          ← Back to Programs
        </a>
        <div className="mt-4 max-w-measure space-y-5">
          <h1>{program.title}</h1>
          <ul className="flex flex-wrap gap-2">
            {facts.map((fact) => (
              <Badge key={fact} asChild variant="secondary" size="lg">
                <li>{fact}</li>
              </Badge>
            ))}
          </ul>
          <p className="text-lead">{program.description}</p>
          {program.is_sample ? <SampleNote /> : null}
        </div>
        <div className="mt-8 grid items-start lg:mt-12 gap-x-16 gap-y-12 lg:grid-cols-[1fr_21rem]">
          <Card asChild variant="muted" size="lg" className="space-y-6 lg:sticky lg:top-6 lg:order-2">
            <aside aria-label="Dates and supervisor">
              <TitledSection id="dates" title="Important Dates" size="h4" className="space-y-3">
                <dl className="space-y-2">
                  <div>
                    <dt className="text-muted-foreground text-small">Application deadline</dt>
                    <dd className="font-semibold">
                      <When at={program.application_deadline} /> {open ? '(IST)' : '(closed)'}
                    </dd>
                  </div>
                  <div>
                    <dt className="text-muted-foreground text-small">Next intake</dt>
                    <dd className="font-semibold">
                      <When at={program.next_intake} />
                    </dd>
                  </div>
                </dl>
              </TitledSection>
              <TitledSection id="supervisor" title="Supervisor" size="h4" className="space-y-2">
                <p>{program.supervisor}</p>
              </TitledSection>
              <p className="grid gap-3">
                <ApplyLink program={program} open={open} />
                <Button asChild variant="outline">
                  <a href={`/contact?topic=other&internship=${program.slug}`}>Contact Supervisor</a>
                </Button>
              </p>
            </aside>
          </Card>
          <div className="max-w-measure space-y-12">
            {lists.map(([id, title, items]) => (
              <TitledSection key={id} id={id} title={title} className="space-y-4">
                <ul className="list-disc space-y-2 pl-5 marker:text-primary">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </TitledSection>
            ))}
            <TitledSection id="process" title="Application Process" className="space-y-5">
              <ol className="space-y-4">
                {program.application_process.map((step, index) => (
                  <li key={step} className="grid grid-cols-[2.25rem_1fr] items-start gap-3">
                    <span
                      aria-hidden="true"
                      className="grid size-9 place-items-center rounded-full bg-warm-soft font-semibold text-warm-strong"
                    >
                      {index + 1}
                    </span>
                    <span className="pt-1">{step}</span>
                  </li>
                ))}
              </ol>
            </TitledSection>
          </div>
        </div>
      </div>
    </>
  );
}
