import { legalPage } from '@/app/(site)/legal-page';
import { dataProtectionSections, dataProtectionSummary } from '@/components/site/legal/data-protection';

export const dynamic = 'force-static';

const page = legalPage({
  title: 'HIPAA and data protection',
  description:
    'What HIPAA means for a service in India, and what binds us: the DPDP Act 2023 and Rules 2025, and the Mental Healthcare Act 2017, sections 23 to 25.',
  path: '/data-protection',
  summary: dataProtectionSummary,
  sections: dataProtectionSections,
});

export const generateMetadata = page.generateMetadata;
export default page.show;
