import { legalPage } from '@/app/(site)/legal-page';
import { refundsSections, refundsSummary } from '@/components/site/legal/refunds';

export const dynamic = 'force-static';

const page = legalPage({
  title: 'Cancelling and refunds',
  description:
    'What we refund when you cancel a session, an assessment, a workshop or an internship place, and how to ask for it.',
  path: '/refunds',
  summary: refundsSummary,
  sections: () => refundsSections,
});

export const generateMetadata = page.generateMetadata;
export default page.show;
