import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { KindForm } from '@/components/therapist/private/kind/kind-form';
import { Card } from '@/components/ui/card';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';
import { readOwnKind } from '@/lib/therapist/kind/queries';
import { kindPath, kindPaths } from '@/lib/therapist/kind/rules';

const title = 'Kind of session';

export const metadata: Metadata = { title };

/** Changes one kind of session; booked appointments keep what was booked. */
export default async function KindPage({ params }: PageProps<'/therapist-dashboard/kinds/[id]'>) {
  const { id } = await params;
  const back = { href: kindPaths.list, label: 'Kinds of session' };
  return linkedPage({ from: kindPath(id), title }, async (viewer) => {
    const kind = await readOwnKind(viewer, id);
    if (!kind) notFound();
    const { name, version, ...form } = kind;
    return (
      <>
        <PageHead title={name} back={back} />
        <Card className="max-w-3xl">
          <KindForm {...form} kind={{ id, version }} />
        </Card>
        <p>
          <a href={`${ownHoursPath}/paying#kind-rules-${id}`} className="tap text-link">
            Set its payment rules
          </a>
        </p>
      </>
    );
  });
}
