import { LegalDocument } from '@/components/site/legal/legal-document';
import { termsSections, termsSummary } from '@/components/site/legal/terms';
import { inForceFrom } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
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

export default async function TermsPage() {
  const owner = await readLegalIdentity();
  return (
    <LegalDocument
      title={title}
      path={path}
      from={inForceFrom(owner)}
      summary={termsSummary}
      sections={termsSections(owner)}
    />
  );
}
