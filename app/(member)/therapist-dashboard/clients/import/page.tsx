import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FileForm } from '@/components/forms/private/file-form';
import { Card } from '@/components/ui/card';
import { uploadClientList } from '@/lib/care/client-card/import/actions';
import { largestList, listFaults, listField } from '@/lib/care/client-card/import/rules';
import { cardPaths } from '@/lib/care/client-card/rules';

export const metadata: Metadata = { title: 'Import clients' };

/** Brings a list of clients into the practice. */
export default function ImportPage() {
  const lead =
    'From SimplePractice, Google Contacts, Calendly, a practice file or your own list. You see a preview first, and no one is notified. We take names, addresses and numbers only.';
  const back = { href: cardPaths.list, label: 'Clients' };
  return practicePage({ from: cardPaths.import, title: 'Import clients', lead, back }, () => (
    <Card className="max-w-3xl">
      <FileForm
        id="client-list"
        name={listField}
        action={uploadClientList}
        path={cardPaths.import}
        largest={largestList}
        tooLarge={listFaults['too-large']}
        label="Client list"
        hint="CSV or Excel, with the names of the columns in the first line"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.zip,text/csv"
        button="Show preview"
        sendingLabel="Uploading..."
      />
    </Card>
  ));
}
