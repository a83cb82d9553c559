import { LegalDocument } from '@/components/site/legal/legal-document';
import { privacySections, privacySummary } from '@/components/site/legal/privacy';
import { inForceFrom } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const title = 'Privacy notice';
const path = '/privacy';

export function generateMetadata() {
  return pageMetadata({
    title,
    description:
      'What we collect and why, who sees it, how long we keep it, and how to get a copy, a correction or erasure. In plain words, under the DPDP Act 2023.',
    path,
  });
}

export default async function PrivacyPage() {
  const owner = await readLegalIdentity();
  return (
    <LegalDocument
      title={title}
      path={path}
      from={inForceFrom(owner)}
      summary={privacySummary}
      sections={privacySections(owner)}
    />
  );
}
