import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { FieldDescription } from '@/components/ui/field';
import { ArrowRight } from '@/components/ui/icons';
import { publicInstruments } from '@/lib/care/screening/instruments';
import { pageMetadata } from '@/lib/site/seo/metadata';

export function generateMetadata() {
  return pageMetadata({
    title: 'Quick Clarity Quiz',
    description:
      'Two short, recognised questionnaires about mood and worry. Scored on your own device; your answers never leave it. Not a diagnosis.',
    path: '/clarity-quiz',
  });
}

export default function ClarityQuizPage() {
  return (
    <>
      <div className="container-page grid items-center gap-8 pt-4 pb-8 sm:pt-8 md:grid-cols-[1.3fr_1fr] md:pb-12">
        <div className="space-y-5">
          <h1>Quick Clarity Quiz</h1>
          <p className="max-w-measure text-lead">
            Answer a few questions about the last two weeks. Doctors and counsellors all over the world use
            these questionnaires.
          </p>
          <ul className="max-w-measure list-disc space-y-1 pl-5">
            <li>Your answers stay on this page. They are never sent and never stored.</li>
            <li>The result is a starting point for a talk, not a diagnosis.</li>
            <li>They are made for adults. If you are under 18, show them to someone you trust.</li>
          </ul>
        </div>
        <Drawing name="clarity" first className="mx-auto w-full max-w-sm max-md:hidden" />
      </div>
      <div className="container-page pb-16">
        <ul className="grid gap-5 md:grid-cols-2">
          {publicInstruments.map(({ slug, code, title, about, minutes }) => (
            <Card asChild key={slug} variant="raised" size="lg" className="relative hover:shadow-float">
              <li>
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2">{about}</p>
                <p className="mt-1 text-muted-foreground text-small">
                  {code}, about {minutes} minutes
                </p>
                <a
                  href={`/clarity-quiz/${slug}`}
                  className="tap mt-3 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                >
                  <span>
                    Begin: {title.toLowerCase()} <ArrowRight aria-hidden="true" className="inline size-4" />
                  </span>
                </a>
              </li>
            </Card>
          ))}
        </ul>
        <FieldDescription className="mt-8">{publicInstruments[0]?.terms}</FieldDescription>
      </div>
    </>
  );
}
