import { Drawing } from '@/components/illustration/drawing';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { SampleNote } from '@/components/site/internship/program-actions';
import { ProgramCard } from '@/components/site/internship/program-card';
import { indianDay } from '@/lib/format/time';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { takesApplications } from '@/lib/site/internship/rules';
import { pageMetadata } from '@/lib/site/seo/metadata';

// Remade every hour, so that a deadline closes on the night of its day.
export const revalidate = 3600;

const path = '/internships';

export function generateMetadata() {
  return pageMetadata({
    title: 'Internship programs for psychology students',
    description:
      'Supervised internships in counselling, clinical observation, research and community work: length, stipend, supervisor, next intake and how to apply.',
    path,
  });
}

export default function InternshipsPage() {
  const today = indianDay(new Date());
  return (
    <>
      <Breadcrumb trail={[{ name: 'Internships', path }]} />
      <div className="bg-warm-soft">
        <div className="container-page grid items-end gap-8 pt-4 sm:pt-10 md:grid-cols-[1.6fr_1fr] lg:pt-14">
          <div className="space-y-5 pb-10 lg:pb-14">
            <h1>Internships for psychology students</h1>
            <p className="max-w-[36rem] text-lead">
              Internship programs for students of psychology and related subjects. Each has a named supervisor
              and hours that fit beside a degree.
            </p>
          </div>
          <Drawing name="study" first className="mx-auto h-auto w-full max-w-64" />
        </div>
      </div>
      <div className="container-page section-space space-y-6">
        {internshipPrograms.some(({ is_sample }) => is_sample) ? <SampleNote /> : null}
        <ul className="space-y-6">
          {internshipPrograms.map((program) => (
            <li key={program.slug}>
              <ProgramCard program={program} open={takesApplications(program, today)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
