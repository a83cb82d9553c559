import { legalPage } from '@/app/(site)/legal-page';
import { privacySections, privacySummary } from '@/components/site/legal/privacy';

export const dynamic = 'force-static';

const page = legalPage({
  title: 'Privacy notice',
  description:
    'What we collect and why, who sees it, how long we keep it, and how to get a copy, a correction or erasure. In plain words, under the DPDP Act 2023.',
  path: '/privacy',
  summary: privacySummary,
  sections: privacySections,
});

export const generateMetadata = page.generateMetadata;
export default page.show;
