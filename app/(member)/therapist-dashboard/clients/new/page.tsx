import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { NewCardForm } from '@/components/care/private/client-card/new-card-form';
import { Card } from '@/components/ui/card';
import { cardPaths, newCardFormKind } from '@/lib/care/client-card/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'New client' };

/** Adds a client of the practice who may have no account yet. */
export default function NewClientPage() {
  const lead = 'Someone you already work with. We notify no one until you invite them.';
  const back = { href: cardPaths.list, label: 'Clients' };
  return practicePage({ from: cardPaths.add, title: 'New client', lead, back }, () => (
    <Card className="max-w-3xl">
      <NewCardForm formToken={issueVisitToken(newCardFormKind)} />
    </Card>
  ));
}
