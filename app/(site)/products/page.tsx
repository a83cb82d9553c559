import type { Metadata } from 'next';
import { Letter } from '@/components/illustration/letter';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PriceList } from '@/components/product/price-list';
import { products } from '@/lib/product/queries';
import { internshipPrefix } from '@/lib/product/rules';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/products';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Price list',
    description:
      'What our own sessions, assessments and internship places cost in India and abroad, and what each price includes.',
    path,
  });
}

const isInternship = ({ slug }: { slug: string }) => slug.startsWith(internshipPrefix);

export default async function ProductsPage({ searchParams }: PageProps<'/products'>) {
  const { notice } = await searchParams;
  return (
    <>
      <Breadcrumb trail={[{ name: 'Price list', path }]} />
      <div className="container-page space-y-8 pt-4 pb-12">
        {notice === 'missing' ? (
          <p role="status" className="rounded-card border-accent border-l-8 bg-accent-soft p-5 font-semibold">
            That item is not available.
          </p>
        ) : null}
        <div className="grid items-center gap-8 md:grid-cols-[1.8fr_1fr]">
          <div className="space-y-5">
            <h1>What it costs, before you ask</h1>
            <p className="max-w-[36rem] text-ink-soft text-lead">
              Fixed prices of our own offers. Therapists in the{' '}
              <a href="/professionals" className="text-link">
                directory
              </a>{' '}
              set their own fee and show it on their page. What comes back when you cancel stands under{' '}
              <a href="/refunds" className="text-link">
                refunds
              </a>
              .
            </p>
          </div>
          <Letter className="mx-auto h-auto w-full max-w-56 max-md:hidden" />
        </div>
      </div>
      <div className="bg-paper-3">
        <div className="container-page section-space grid gap-12">
          <section aria-labelledby="care" className="rounded-card bg-paper-2 px-6 pt-8 shadow-card sm:px-10">
            <h2 id="care" className="text-h3">
              Therapy and assessments
            </h2>
            <PriceList products={products.filter((product) => !isInternship(product))} />
          </section>
          <section
            aria-labelledby="places"
            className="rounded-card bg-paper-2 px-6 pt-8 shadow-card sm:px-10"
          >
            <h2 id="places" className="text-h3">
              Internship places
            </h2>
            <p className="mt-2 max-w-measure text-ink-soft">
              A deposit, not a fee: it comes back as the{' '}
              <a href="/refunds#internships" className="text-link">
                refund rules
              </a>{' '}
              say. The programmes are described under{' '}
              <a href="/internships" className="text-link">
                internships
              </a>
              .
            </p>
            <PriceList products={products.filter(isInternship)} />
          </section>
        </div>
      </div>
    </>
  );
}
