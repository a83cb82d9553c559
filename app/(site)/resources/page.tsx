import { Drawing } from '@/components/illustration/drawing';
import { QuickExit } from '@/components/layout/quick-exit';
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
    text: 'Six dimensions, a day as a template, and what to do about stress now and later.',
  },
  {
    href: '/resources/mindfulness-meditation',
    title: 'Mindfulness and meditation',
    text: 'Guided practices and breathing with a pacer. They work offline too.',
  },
  {
    href: '/clarity-quiz',
    title: 'Quick Clarity Quiz',
    text: 'A look at your last two weeks, scored on your device and sent to nobody.',
  },
] as const;

export default function ResourcesPage() {
  return (
    <>
      <QuickExit />
      <div className="container-page grid items-center gap-8 pb-12 md:grid-cols-[1.3fr_1fr]">
        <div className="space-y-5">
          <h1>Help you can begin with today</h1>
          <p className="max-w-measure text-muted-foreground text-lead">
            Things to read, to print and to try, free and without an account. Use them beside therapy, before
            it, or instead of waiting.
          </p>
        </div>
        <Drawing name="sitting-still" className="mx-auto h-auto w-full max-w-xs" />
      </div>
      <section aria-label="All resources" className="container-page pb-16">
        <ResourceCards />
      </section>
      <section aria-labelledby="more" className="bg-muted">
        <div className="container-page section-space grid gap-8 md:grid-cols-[1fr_2fr]">
          <h2 id="more">Quiet things to try</h2>
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
