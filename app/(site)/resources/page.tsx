import { DetailHead } from '@/components/site/detail-head';
import { ResourceCards } from '@/components/site/resource/resource-cards';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

export function generateMetadata() {
  return pageMetadata({
    title: 'Resources: articles, worksheets, practices, urgent help',
    description:
      'Free help that needs no account: articles with sources, eight printable worksheets, guided practices, self-care guides and numbers for urgent help.',
    path: '/resources',
  });
}

const more = [
  {
    href: '/resources/self-care-guides',
    title: 'Self-care guides',
    text: 'Six areas of self-care, a sample day, and what helps against stress.',
  },
  {
    href: '/resources/mindfulness-meditation',
    title: 'Mindfulness and meditation',
    text: 'Guided practices and breathing with a pacer. They work offline too.',
  },
  {
    href: '/clarity-quiz',
    title: 'Quick Clarity Quiz',
    text: 'A few questions about your last two weeks. The result stays on your device.',
  },
] as const;

export default function ResourcesPage() {
  return (
    <>
      <DetailHead
        title="Free resources"
        lead="Articles, worksheets and exercises, free and without an account. Use them before therapy, beside it, or while you wait."
        drawing="sitting-still"
      />
      <section aria-label="All resources" className="container-page pb-16">
        <ResourceCards />
      </section>
      <section aria-labelledby="more" className="bg-muted">
        <div className="container-page section-space grid gap-8 md:grid-cols-[1fr_2fr]">
          <h2 id="more">More to try</h2>
          <ul className="divide-y divide-input">
            {more.map(({ href, title, text }) => (
              <li key={href} className="group relative py-5 first:pt-0">
                <h3>
                  <a href={href} className="text-primary after:absolute after:inset-0 group-hover:underline">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 max-w-measure">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
