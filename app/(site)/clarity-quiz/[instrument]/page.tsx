import { notFound } from 'next/navigation';
import { BandTable } from '@/components/care/screening/band-table';
import { HelpFirst } from '@/components/care/screening/help-first';
import { Questionnaire } from '@/components/care/screening/questionnaire';
import { Sheet } from '@/components/care/screening/sheet';
import { TitledSection } from '@/components/layout/titled-section';
import { FieldDescription } from '@/components/ui/field';
import { instrumentBySlug, publicInstruments } from '@/lib/care/screening/instruments';
import { bookingLink } from '@/lib/site/booking-link';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return publicInstruments.map(({ slug }) => ({ instrument: slug }));
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
    <div data-prepares="" className="container-page max-w-4xl space-y-3 pt-4 pb-16 sm:space-y-6 sm:pt-8">
      <div className="space-y-1">
        <h1 className="text-h3 sm:text-h2">{instrument.title}</h1>
        <FieldDescription>Your answers stay on this page.</FieldDescription>
      </div>
      <noscript>
        <Sheet instrument={instrument} />
      </noscript>
      <div className="noscript:hidden">
        <Questionnaire
          instrument={instrument}
          booking={bookingLink()}
          help={<HelpFirst />}
          numbers={
            <TitledSection id="bands" title="What the numbers mean" className="space-y-3">
              <BandTable instrument={instrument} />
              <p className="text-muted-foreground text-small">{instrument.terms}</p>
            </TitledSection>
          }
        />
      </div>
      <FieldDescription className="no-print">
        This is not a diagnosis, and it is made for adults.{' '}
        <a href="/clarity-quiz" className="tap text-link">
          About these questionnaires
        </a>
      </FieldDescription>
    </div>
  );
}
