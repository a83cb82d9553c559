import { TestimonialCard } from '@/components/site/testimonial/testimonial-card';
import type { TestimonialView } from '@/lib/site/testimonial/queries';

/**
 * Testimonials. Their page is cached, so the first byte brings them: a skeleton would only hide them from readers
 * without JavaScript.
 */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialView[] }) {
  if (testimonials.length === 0) {
    return <p className="text-lead">Stories from people we have worked with will appear here soon.</p>;
  }
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}
