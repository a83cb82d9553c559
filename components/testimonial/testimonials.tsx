import { TestimonialCard } from '@/components/testimonial/testimonial-card';
import { Skeleton } from '@/components/ui/skeleton';
import type { TestimonialView } from '@/lib/testimonial/queries';

const gridStyle = 'grid gap-5 md:grid-cols-3';

/** @param reading what the page began to read; the skeleton stands until it is there */
export async function Testimonials({ reading }: { readonly reading: Promise<readonly TestimonialView[]> }) {
  const testimonials = await reading;
  if (testimonials.length === 0) {
    return <p className="text-lead">Stories from people we have worked with will stand here soon.</p>;
  }
  return (
    <ul className={gridStyle}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

/** Shown while testimonials load; the size of the cards that follow. */
export function TestimonialsSkeleton() {
  return (
    <div className={gridStyle} role="status">
      <span className="sr-only">Loading stories</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
