import { LegalDocument } from '@/components/site/legal/legal-document';
import { privacySections, privacySummary } from '@/components/site/legal/privacy';
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

export default function PrivacyPage() {
  return <LegalDocument title={title} path={path} summary={privacySummary} sections={privacySections} />;
}
