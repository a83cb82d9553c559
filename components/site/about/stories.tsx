import { TestimonialCard } from '@/components/site/testimonial/testimonial-card';
import type { TestimonialView } from '@/lib/site/testimonial/queries';

const columns = 'gap-5 sm:columns-2 lg:columns-3';

/** All approved stories, like notes on a board: columns of uneven height. */
export function Stories({ stories }: { readonly stories: readonly TestimonialView[] }) {
  if (stories.length === 0) {
    return <p className="text-lead">Stories from people we have worked with will appear here soon.</p>;
  }
  return (
    <ul className={columns}>
      {stories.map((story) => (
        <li key={story.id} className="mb-5 break-inside-avoid">
          <TestimonialCard testimonial={story} />
        </li>
      ))}
    </ul>
  );
}
