import { Card } from '@/components/ui/card';
import { ChevronDown, Star } from '@/components/ui/icons';
import { SampleMark } from '@/components/ui/sample-mark';
import type { TestimonialView } from '@/lib/site/testimonial/queries';

const stars = [1, 2, 3, 4, 5];

type CardProps = {
  readonly testimonial: TestimonialView;
  /** Whether it says that it is invented itself. */
  readonly marked: boolean;
};

function TestimonialCard({ testimonial, marked }: CardProps) {
  const { name, age, location, content, rating } = testimonial;
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
          {marked ? (
            <span className="block">
              <SampleMark />
            </span>
          ) : null}
        </figcaption>
      </figure>
    </Card>
  );
}

type ListProps = {
  readonly testimonials: readonly TestimonialView[];
  /** Whether all are invented, which is said once. */
  readonly invented: boolean;
};

function List({ testimonials, invented, className = '' }: ListProps & { className?: string }) {
  return (
    <ul className={`grid gap-3 md:contents ${className}`}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} marked={testimonial.isSample && !invented} />
        </li>
      ))}
    </ul>
  );
}

const wideLayouts = {
  row: 'md:grid md:grid-cols-3 md:gap-5',
  /** Rows that their cards fill, so that no number of stories leaves a hole. */
  board: 'md:flex md:flex-wrap md:gap-5 md:[&_li]:flex-[1_1_20rem]',
} as const;

/**
 * Testimonials. Their page is cached, so the first byte brings them: a skeleton would only hide them from readers
 * without JavaScript. On phones all but the first ones unfold, so that they do not take several screens of the page.
 */
export function Testimonials({
  testimonials,
  layout,
  shownOnPhones,
}: Pick<ListProps, 'testimonials'> & {
  readonly layout: keyof typeof wideLayouts;
  readonly shownOnPhones: number;
}) {
  if (testimonials.length === 0) {
    return <p className="text-lead">Stories from people we have worked with will appear here soon.</p>;
  }
  const others = testimonials.slice(shownOnPhones);
  const invented = testimonials.every(({ isSample }) => isSample);
  return (
    <>
      {invented ? (
        <p className="mb-3 text-muted-foreground text-small">Demo: these stories are examples.</p>
      ) : null}
      <div className={wideLayouts[layout]}>
        <List testimonials={testimonials.slice(0, shownOnPhones)} invented={invented} />
        {others.length > 0 ? (
          <details className="disclosure open-wide max-md:mt-2">
            <summary className="tap gap-1.5 text-link">
              {others.length === 1 ? 'One more story' : `${others.length} more stories`}
              <ChevronDown aria-hidden="true" className="chevron size-4" />
            </summary>
            <List testimonials={others} invented={invented} className="pt-2" />
          </details>
        ) : null}
      </div>
    </>
  );
}
