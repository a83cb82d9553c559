import { legalPage } from '@/app/(site)/legal-page';
import { termsSections, termsSummary } from '@/components/site/legal/terms';

export const dynamic = 'force-static';

const page = legalPage({
  title: 'Terms of use',
  description:
    'What you can expect of us and we of you: fees, cancelling, accounts, what therapists answer for, and what happens when something goes wrong.',
  path: '/terms',
  summary: termsSummary,
  sections: termsSections,
});

export const generateMetadata = page.generateMetadata;
export default page.show;
