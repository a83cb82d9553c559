import { accessibilitySections, accessibilitySummary } from '@/components/site/legal/accessibility';
import { LegalDocument } from '@/components/site/legal/legal-document';
import { inForceFrom } from '@/lib/site/owner/kind';
import { readLegalIdentity } from '@/lib/site/owner/queries';
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

export default async function AccessibilityPage() {
  const owner = await readLegalIdentity();
  return (
    <LegalDocument
      title={title}
      path={path}
      from={inForceFrom(owner)}
      summary={accessibilitySummary}
      sections={accessibilitySections}
    />
  );
}
