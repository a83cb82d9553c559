import { accessibilitySections, accessibilitySummary } from '@/components/site/legal/accessibility';
import { LegalDocument } from '@/components/site/legal/legal-document';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const title = 'Accessibility';
const path = '/accessibility';

export function generateMetadata() {
  return pageMetadata({
    title,
    description:
      'What works with a keyboard, a screen reader, large text or an old phone, where we fall short of WCAG 2.2 AA, and how to tell us.',
    path,
  });
}

export default function AccessibilityPage() {
  return (
    <LegalDocument
      title={title}
      path={path}
      summary={accessibilitySummary}
      sections={accessibilitySections}
    />
  );
}
