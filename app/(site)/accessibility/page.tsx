import { legalPage } from '@/app/(site)/legal-page';
import { accessibilitySections, accessibilitySummary } from '@/components/site/legal/accessibility';

export const dynamic = 'force-static';

const page = legalPage({
  title: 'Accessibility',
  description:
    'What works with a keyboard, a screen reader, large text or an old phone, where we fall short of WCAG 2.2 AA, and how to tell us.',
  path: '/accessibility',
  summary: accessibilitySummary,
  sections: () => accessibilitySections,
});

export const generateMetadata = page.generateMetadata;
export default page.show;
