import { Card } from '@/components/ui/card';
import { Star } from '@/components/ui/icons';
import { SampleMark } from '@/components/ui/sample-mark';
import type { TestimonialView } from '@/lib/site/testimonial/queries';

const stars = [1, 2, 3, 4, 5];

export function TestimonialCard({ testimonial }: { testimonial: TestimonialView }) {
  const { name, age, location, content, rating, isSample } = testimonial;
  return (
    <Card asChild variant="raised" size="flush" className="flex h-full flex-col gap-3 p-5 sm:gap-4 sm:p-7">
      <figure>
        <p role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5 text-warm">
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
          <p className="sm:text-lead">{content}</p>
        </blockquote>
        <figcaption className="text-muted-foreground">
          <span className="font-semibold text-foreground">{name}</span>
          {age === null ? null : `, ${age}`}
          <br />
          {location}
          {isSample ? (
            <span className="block">
              <SampleMark />
            </span>
          ) : null}
        </figcaption>
      </figure>
    </Card>
  );
}
