import { LegalDocument } from '@/components/site/legal/legal-document';
import { refundsSections, refundsSummary } from '@/components/site/legal/refunds';
import { inForceFrom } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const title = 'Cancelling and refunds';
const path = '/refunds';

export function generateMetadata() {
  return pageMetadata({
    title,
    description:
      'What comes back when you cancel a session, an assessment, a workshop or an internship place, and how to ask for it.',
    path,
  });
}

export default async function RefundsPage() {
  const owner = await readLegalIdentity();
  return (
    <LegalDocument
      title={title}
      path={path}
      from={inForceFrom(owner)}
      summary={refundsSummary}
      sections={refundsSections}
    />
  );
}
