import { LegalDocument } from '@/components/site/legal/legal-document';
import { termsSections, termsSummary } from '@/components/site/legal/terms';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const title = 'Terms of use';
const path = '/terms';

export function generateMetadata() {
  return pageMetadata({
    title,
    description:
      'What you can expect of us and we of you: fees, cancelling, accounts, what therapists answer for, and what happens when something goes wrong.',
    path,
  });
}

export default function TermsPage() {
  return <LegalDocument title={title} path={path} summary={termsSummary} sections={termsSections} />;
}
