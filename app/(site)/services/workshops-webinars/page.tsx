import { LearnMore } from '@/components/contact/learn-more';
import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { ServiceClosing } from '@/components/site/service/service-closing';
import { UpcomingWebinars, WebinarArchive } from '@/components/site/service/webinar-list';
import { WorkshopList } from '@/components/site/service/workshop-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { contactAbout } from '@/content/services/overview';
import { indianDay } from '@/lib/format/time';
import { readEvents } from '@/lib/site/event/queries';
import { pastWebinars, upcomingWebinars } from '@/lib/site/event/rules';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { webinarEvent } from '@/lib/site/seo/structured-data';

// Remade every hour, so that a webinar leaves the list on the night of its day.
export const revalidate = 3600;

const path = '/services/workshops-webinars';

export function generateMetadata() {
  return pageMetadata({
    title: 'Workshops and webinars',
    description:
      'Workshops for 8 to 12 people on sleep, listening, limits, exams and worry, and webinars you can simply listen to. Dates, lengths and what you take home.',
    path,
  });
}

export default async function WorkshopsPage() {
  const { group, workshops, webinars } = await readEvents();
  const today = indianDay(new Date());
  const ask = contactAbout('workshops');
  return (
    <>
      {upcomingWebinars(webinars, today).map((webinar) => (
        <JsonLd key={webinar.date} data={webinarEvent(webinar, path)} />
      ))}
      <Breadcrumb
        trail={[
          { name: 'Services', path: '/services' },
          { name: 'Workshops and webinars', path },
        ]}
      />
      <DetailHead
        title="Workshops and webinars"
        lead="A small group, one subject, and something to take home. Nobody has to tell their story, and you may keep your camera off."
        drawing="workshop"
      >
        <LearnMore topic="workshops" about="workshops" variant="default" />
        <BookingButton variant="outline" />
      </DetailHead>
      <section aria-labelledby="workshops" className="late-[100rem] bg-muted">
        <div className="container-page section-space">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="workshops">Workshops</h2>
            <Badge asChild variant="warm" size="lg">
              <p>
                Groups of {group.from} to {group.to} people
              </p>
            </Badge>
          </div>
          <div className="mt-8">
            <WorkshopList workshops={workshops} />
          </div>
          <p className="mt-6">
            For a school, a college, a society or an office:{' '}
            <a href={ask} className="text-link">
              ask for a date of your own
            </a>
            , in person or online, in English or Hindi.
          </p>
        </div>
      </section>
      <section aria-labelledby="webinars" className="late-[59rem] container-page section-space space-y-8">
        <div className="max-w-measure space-y-3">
          <h2 id="webinars">Next webinars</h2>
          <p className="text-muted-foreground text-lead">
            One hour online. You can type questions without your name, and nothing is recorded.
          </p>
        </div>
        <UpcomingWebinars webinars={upcomingWebinars(webinars, today)} askHref={ask} />
      </section>
      <section aria-labelledby="archive" className="late-[39rem] container-page pb-16 lg:pb-24">
        <h2 id="archive" className="mb-6 text-h3">
          Past webinars
        </h2>
        <WebinarArchive webinars={pastWebinars(webinars, today)} />
      </section>
      <ServiceClosing
        actions={
          <Button asChild>
            <a href={ask}>Ask for a place or a date</a>
          </Button>
        }
      >
        The price depends on the group, the length and the place. Asking costs nothing: write to us, and we
        answer with dates and the price.
      </ServiceClosing>
    </>
  );
}
