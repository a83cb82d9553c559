import { Breadcrumb } from '@/components/layout/breadcrumb';
import { TitledSection } from '@/components/layout/titled-section';
import { PriceList } from '@/components/payment/product/price-list';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { publishedProducts } from '@/lib/payment/product/offers';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { priceList } from '@/lib/site/seo/structured-data';

const path = '/products';

const isInternship = ({ slug }: { slug: string }) => slug.startsWith(internshipPrefix);

/** @param missing whether a link has led here that named no offer of ours */
export async function PriceListView({ missing = false }: { readonly missing?: boolean }) {
  const products = await publishedProducts();
  return (
    <>
      <JsonLd data={priceList(products.filter((product) => !isInternship(product)))} />
      <Breadcrumb trail={[{ name: 'Price list', path }]} />
      <div className="container-page space-y-8 pt-4 pb-12">
        {missing ? (
          <Alert asChild variant="warm" frame="rail" className="font-semibold">
            <p role="status">That item is not available.</p>
          </Alert>
        ) : null}
        <div className="space-y-5">
          <h1>Prices</h1>
          <p className="max-w-[36rem] text-muted-foreground text-lead">
            Fixed prices of our own offers. Therapists in the{' '}
            <a href="/professionals" className="text-link">
              directory
            </a>{' '}
            set their own fee and show it on their profile. Before you pay, see what is refunded if you
            cancel:{' '}
            <a href="/refunds" className="text-link">
              refund rules
            </a>
            .
          </p>
        </div>
      </div>
      <div className="bg-muted">
        <div className="container-page section-space grid gap-12">
          <Card asChild variant="raised" size="flush" className="px-6 pt-8 sm:px-10">
            <TitledSection id="care" title="Therapy and assessments">
              <PriceList products={products.filter((product) => !isInternship(product))} />
            </TitledSection>
          </Card>
          <Card asChild variant="raised" size="flush" className="px-6 pt-8 sm:px-10">
            <TitledSection id="places" title="Internship places">
              <p className="mt-2 max-w-measure text-muted-foreground">
                A deposit, not a fee. The{' '}
                <a href="/refunds#internships" className="text-link">
                  refund rules
                </a>{' '}
                say when it is returned. The programmes are described under{' '}
                <a href="/internships" className="text-link">
                  internships
                </a>
                .
              </p>
              <PriceList products={products.filter(isInternship)} />
            </TitledSection>
          </Card>
        </div>
      </div>
    </>
  );
}
