import { BookConsultation } from '@/components/booking/book-consultation';
import { BookingButton } from '@/components/layout/booking-button';
import { HomeFeatures } from '@/components/site/home/features';
import { HomeHero } from '@/components/site/home/hero';
import { HowItWorks } from '@/components/site/home/how-it-works';
import { HomeQuestions } from '@/components/site/home/questions';
import { HomeServices } from '@/components/site/home/services';
import { Testimonials } from '@/components/site/testimonials';
import { PeopleAtAGlance } from '@/components/therapist/directory/people-at-a-glance';
import { Button } from '@/components/ui/button';
import { site } from '@/content/site';
import { nextConsultationDays } from '@/lib/booking/consultation/next-days';
import { publishedProducts, soldMeetings } from '@/lib/payment/product/offers';
import { indiaPrice } from '@/lib/payment/product/rules';
import { bookingLink } from '@/lib/site/booking-link';
import { readLegalIdentity } from '@/lib/site/owner/queries';
import { readQuestions } from '@/lib/site/questions/queries';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { faqPage, organization, website } from '@/lib/site/seo/structured-data';
import { latestTestimonials } from '@/lib/site/testimonial/queries';
import { therapistsAtAGlance } from '@/lib/therapist/at-a-glance';
import { feeRange } from '@/lib/therapist/rules';

/** Prices of a talk with our own team, in the order of the steps. */
async function ownPrices(): Promise<readonly string[]> {
  const products = await publishedProducts();
  const named = [
    ['individual-counseling', 'individual'],
    ['couples-marriage-therapy', 'couples'],
    ['family-therapy', 'family'],
  ] as const;
  return named.flatMap(([wanted, whom]) => {
    const product = products.find(({ slug }) => slug === wanted);
    return product ? [`${whom} ${indiaPrice(product.price_india)}`] : [];
  });
}

export function generateMetadata() {
  return pageMetadata({ title: site.tagline, description: site.description, path: '/' });
}

export default async function HomePage() {
  const [testimonials, questions, therapists, days, owner, prices, sold] = await Promise.all([
    latestTestimonials(),
    readQuestions(),
    therapistsAtAGlance(),
    bookingLink().external ? [] : nextConsultationDays(),
    readLegalIdentity(),
    ownPrices(),
    soldMeetings(),
  ]);
  return (
    <>
      <JsonLd data={organization(owner)} />
      <JsonLd data={website()} />
      <JsonLd data={faqPage(questions)} />
      <HomeHero />
      <PeopleAtAGlance therapists={therapists} />
      <section
        aria-labelledby="ways"
        data-reveal
        className="late-[47rem] container-page pb-8 sm:pb-16 lg:pb-24"
      >
        <div className="mb-5 max-w-measure space-y-3 sm:mb-8 sm:space-y-4">
          <h2 id="ways">Three ways to begin</h2>
          <p className="text-muted-foreground sm:text-lead">
            You need not know yet what it is that you want to talk about.
          </p>
        </div>
        <HomeFeatures />
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 sm:mt-8">
          <Button asChild>
            <a href="/services">View Our Services</a>
          </Button>
          <BookingButton variant="outline">Schedule Consultation</BookingButton>
        </div>
      </section>
      <HowItWorks
        prices={prices}
        fees={feeRange(therapists.flatMap(({ feePaise, mostFeePaise }) => [feePaise, mostFeePaise]))}
      />
      <section aria-labelledby="services" className="late-[21rem]">
        <div
          data-reveal
          className="container-page section-space grid gap-5 md:gap-8 md:grid-cols-[1fr_1.6fr]"
        >
          <div className="space-y-4">
            <h2 id="services">What we do</h2>
            <p className="text-muted-foreground text-lead max-md:hidden">
              Three kinds of help. Open one to see what it is like.
            </p>
          </div>
          <HomeServices meetings={sold('individual-counseling')} />
        </div>
      </section>
      <section aria-labelledby="stories" data-reveal className="late-[32rem] container-page section-space">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
          <h2 id="stories">What people say</h2>
          <a href="/about" className="tap font-semibold text-link">
            Read More Stories
          </a>
        </div>
        <Testimonials testimonials={testimonials} layout="row" shownOnPhones={1} />
      </section>
      <BookConsultation days={days} />
      <section
        aria-labelledby="questions"
        data-reveal
        className="late-[34rem] container-page section-space grid gap-5 md:gap-8 md:grid-cols-[1fr_1.6fr]"
      >
        <h2 id="questions">Questions people ask first</h2>
        <HomeQuestions questions={questions} />
      </section>
    </>
  );
}
