import { notFound } from 'next/navigation';
import { BandTable } from '@/components/care/screening/band-table';
import { Questionnaire } from '@/components/care/screening/questionnaire';
import { BookingButton } from '@/components/layout/booking-button';
import { QuickExit } from '@/components/layout/quick-exit';
import { instrumentBySlug, instruments, licence } from '@/lib/care/screening/instruments';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return instruments.map(({ slug }) => ({ instrument: slug }));
}

type Props = { params: Promise<{ instrument: string }> };

export async function generateMetadata({ params }: Props) {
  const instrument = instrumentBySlug((await params).instrument) ?? notFound();
  return pageMetadata({
    title: `${instrument.title} (${instrument.code})`,
    description: `${instrument.about} ${instrument.items.length} questions, scored on your own device; your answers never leave it. Not a diagnosis.`,
    path: `/clarity-quiz/${instrument.slug}`,
  });
}

export default async function InstrumentPage({ params }: Props) {
  const instrument = instrumentBySlug((await params).instrument) ?? notFound();
  return (
    <>
      <QuickExit />
      <div className="container-page max-w-4xl space-y-8 pt-4 pb-16">
        <div className="space-y-3">
          <p>
            <a href="/clarity-quiz" className="tap text-link">
              Quick Clarity Quiz
            </a>
          </p>
          <h1 className="text-h2">{instrument.title}</h1>
          <p className="max-w-measure text-muted-foreground">
            Think of the last two weeks. Your answers stay on this page. This is not a diagnosis; it is made
            for adults.
          </p>
        </div>
        <Questionnaire
          instrument={instrument}
          booking={<BookingButton variant="outline">Schedule Consultation</BookingButton>}
        />
        <noscript>
          <section aria-labelledby="by-hand" className="space-y-4">
            <h2 id="by-hand" className="text-h3">
              Add up the points of your answers
            </h2>
            {instrument.safetyItem === undefined ? null : (
              <p className="border-destructive border-l-4 pl-3 font-semibold">
                If your answer to the last question is anything but “Not at all”, please call 14416 today,
                free, day and night. In danger: 112.
              </p>
            )}
            <BandTable instrument={instrument} />
            <p className="text-muted-foreground text-small">{licence}</p>
          </section>
        </noscript>
      </div>
    </>
  );
}
