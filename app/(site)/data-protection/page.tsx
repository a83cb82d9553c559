import { dataProtectionSections, dataProtectionSummary } from '@/components/site/legal/data-protection';
import { LegalDocument } from '@/components/site/legal/legal-document';
import { inForceFrom } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const title = 'HIPAA and data protection';
const path = '/data-protection';

export function generateMetadata() {
  return pageMetadata({
    title,
    description:
      'What HIPAA means for a service in India, and what binds us: the DPDP Act 2023 and Rules 2025, and the Mental Healthcare Act 2017, sections 23 to 25.',
    path,
  });
}

export default async function DataProtectionPage() {
  const owner = await readLegalIdentity();
  return (
    <LegalDocument
      title={title}
      path={path}
      from={inForceFrom(owner)}
      summary={dataProtectionSummary}
      sections={dataProtectionSections(owner)}
    />
  );
}
