import { TestimonialCard } from '@/components/site/testimonial/testimonial-card';
import { ChevronDown } from '@/components/ui/icons';
import type { TestimonialView } from '@/lib/site/testimonial/queries';

type TestimonialsProps = { readonly testimonials: readonly TestimonialView[] };

function List({ testimonials, className }: TestimonialsProps & { className: string }) {
  return (
    <ul className={className}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Testimonials. Their page is cached, so the first byte brings them: a skeleton would only hide them from readers
 * without JavaScript. On phones all but the first unfold, so that they do not take two screens of the page.
 */
export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) {
    return <p className="text-lead">Stories from people we have worked with will appear here soon.</p>;
  }
  const [first, ...others] = testimonials;
  return (
    <>
      <List testimonials={testimonials} className="grid gap-5 max-md:hidden md:grid-cols-3" />
      <div className="md:hidden">
        {first ? <TestimonialCard testimonial={first} /> : null}
        {others.length > 0 ? (
          <details className="disclosure mt-2">
            <summary className="tap gap-1.5 text-link">
              {others.length === 1 ? 'One more story' : `${others.length} more stories`}
              <ChevronDown aria-hidden="true" className="chevron size-4" />
            </summary>
            <List testimonials={others} className="grid gap-3 pt-2" />
          </details>
        ) : null}
      </div>
    </>
  );
}
