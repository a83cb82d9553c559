import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { UploadForm } from '@/components/care/private/client-card/upload-form';
import { cardPaths } from '@/lib/care/client-card/rules';

export const metadata: Metadata = { title: 'Import clients' };

/** Brings a list of clients into the practice. */
export default function ImportPage() {
  const lead =
    'Lists of SimplePractice, Google Contacts and Calendly, a practice file of this software, or a list of your own. You see a preview first, and no one is notified. We take names, addresses and numbers only.';
  const back = { href: cardPaths.list, label: 'Clients' };
  return practicePage({ from: cardPaths.import, title: 'Import clients', lead, back }, () => <UploadForm />);
}
