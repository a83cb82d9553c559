import { LearnMore } from '@/components/contact/learn-more';
import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { ServiceClosing } from '@/components/site/service/service-closing';
import { SharedService } from '@/components/site/service/shared-service';
import { Alert } from '@/components/ui/alert';
import { services } from '@/content/services/sections';
import { site } from '@/content/site';
import { soldMeetings } from '@/lib/payment/product/offers';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const path = '/services/couples-family';

export function generateMetadata() {
  return pageMetadata({
    title: 'Couples and family therapy',
    description:
      'For two people with the same old argument, or a whole family in the middle of something. What happens, who comes, how long it takes.',
    path,
  });
}

const underneath = [
  ['“You are always on that phone.”', 'I miss you.'],
  ['“Do what you like.”', 'I do not think my wish counts.'],
  ['“In our time nobody had depression.”', 'I am frightened for you and have no words for it.'],
] as const;

export default async function CouplesFamilyPage() {
  const sold = await soldMeetings();
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Services', path: '/services' },
          { name: 'Couples and family', path },
        ]}
      />
      <DetailHead
        title="Couples and family therapy"
        lead="Two people or a whole family learn to talk about hard things without hurting each other, in one room or on one video call."
        drawing="household"
      >
        <BookingButton />
        <LearnMore topic="couples-family" about="couples and family therapy" />
      </DetailHead>
      <SharedService
        service={services.couplesMarriage}
        meetings={sold(services.couplesMarriage.slug)}
        pictureSide="left"
      />
      <section aria-labelledby="underneath" className="bg-night text-night-foreground">
        <div data-reveal className="container-page section-space">
          <h2 id="underneath">What people say, and what they often mean</h2>
          <dl className="mt-10 grid gap-8 md:grid-cols-3">
            {underneath.map(([said, meant]) => (
              <div key={said} className="space-y-3">
                <dt className="rounded-card rounded-bl-none bg-[oklch(1_0_0/0.1)] p-5 text-lead">{said}</dt>
                <dd className="border-warm border-l-4 pl-4 font-display text-h4">{meant}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <SharedService service={services.family} meetings={sold(services.family.slug)} pictureSide="right" />
      <aside aria-labelledby="safe" className="container-page pb-16 lg:pb-24">
        <Alert variant="destructive" frame="rail" size="flush" className="p-6 sm:p-8">
          <h2 id="safe" className="text-h3">
            If someone at home hurts or threatens you
          </h2>
          <p className="mt-3 max-w-measure">
            Please do not bring that to a joint session first. Call 181, day and night, or 112 in danger. You
            can also see one of our therapists alone; nobody at home needs to know.{' '}
            <a href="/resources/crisis-support" className="text-link">
              All numbers
            </a>
          </p>
        </Alert>
      </aside>
      <ServiceClosing>
        Therapists in the directory set their own fee and show it on their page. Sessions with our own team
        have a fixed price. If you do not know who should come, talk to us for {site.consultationMinutes}{' '}
        minutes first, free of charge.
      </ServiceClosing>
    </>
  );
}
