import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { KindForm } from '@/components/therapist/private/kind/kind-form';
import { Card } from '@/components/ui/card';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { newOwnKind } from '@/lib/therapist/kind/queries';
import { kindPaths, newKindFormKind } from '@/lib/therapist/kind/rules';

const title = 'New kind of session';

export const metadata: Metadata = { title };

export default function NewKindPage() {
  const back = { href: kindPaths.list, label: 'Kinds of session' };
  return practicePage({ from: kindPaths.add, title, back }, async (viewer) => (
    <Card className="max-w-3xl">
      <KindForm {...(await newOwnKind(viewer))} formToken={issueVisitToken(newKindFormKind)} />
    </Card>
  ));
}
