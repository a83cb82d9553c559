import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { MeasureForm } from '@/components/care/private/measure/measure-form';
import { HelpFirst } from '@/components/care/screening/help-first';
import { FieldDescription } from '@/components/ui/field';
import { openRequest } from '@/lib/care/assessment/request/queries';
import { resultsPath } from '@/lib/care/assessment/rules';

export const metadata: Metadata = { title: 'Questionnaire' };

export default async function MeasurePage({ params }: PageProps<'/dashboard/assessments/[request]'>) {
  const { request: id } = await params;
  const path = `${resultsPath}/${id}` as const;
  const back = { href: resultsPath, label: 'Results' };
  return clientPage({ from: path, title: 'Questionnaire', back }, async (viewer) => {
    const asked = await openRequest(viewer, id);
    if (!asked) notFound();
    // An old notification leads to what is asked now.
    if (asked === 'over') redirect(resultsPath);
    const { instrument, therapistName } = asked;
    return (
      <section aria-labelledby="measure" className="grid max-w-4xl gap-4">
        <div className="grid gap-1">
          <h2 id="measure" className="text-h3">
            {instrument.title}
          </h2>
          <FieldDescription>
            {therapistName} asks you to fill this in. We send nothing until you press “Share”. No one monitors
            results.
          </FieldDescription>
        </div>
        <MeasureForm
          request={asked.id}
          instrument={instrument}
          therapistName={therapistName}
          openedAt={new Date().toISOString()}
          postTo={path}
          help={<HelpFirst />}
        />
      </section>
    );
  });
}
