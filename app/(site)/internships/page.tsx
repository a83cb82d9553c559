import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
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
      <DetailHead
        title="Internships for psychology students"
        lead="Internship programs for students of psychology and related subjects. Each has a named supervisor and hours that fit beside a degree."
        drawing="study"
      />
      <div className="container-page space-y-6 pb-16 lg:pb-24">
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
