import { Star } from '@/components/ui/icons';
import type { TestimonialView } from '@/lib/testimonial/queries';

const stars = [1, 2, 3, 4, 5];

export function TestimonialCard({ testimonial }: { testimonial: TestimonialView }) {
  const { name, age, location, content, rating } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card bg-paper-2 p-6 shadow-card sm:p-7">
      <p role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5 text-accent">
        {stars.map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className="size-5"
            fill={star <= rating ? 'currentColor' : 'none'}
          />
        ))}
      </p>
      <blockquote className="grow">
        <p className="text-lead">{content}</p>
      </blockquote>
      <figcaption className="text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        {age === null ? null : `, ${age}`}
        <br />
        {location}
      </figcaption>
    </figure>
  );
}
