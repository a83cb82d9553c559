import { TitledSection } from '@/components/layout/titled-section';
import { OwnNewsletterForm } from '@/components/site/newsletter/own-newsletter-form';
import { nightButton, nightField, nightLabel } from '@/components/ui/plain';
import { env } from '@/lib/server/env';

/**
 * Sends the address to an outside newsletter page in a new tab if there is one (product.md §2, Footer), else to our
 * own list. Made for a dark background. `id` separates two of them on one page.
 */
export function NewsletterForm({
  id = 'newsletter',
  title = 'Monthly newsletter',
}: {
  readonly id?: string;
  readonly title?: string;
}) {
  return (
    <TitledSection id={id} title={title} size="h4" className="space-y-3">
      <p className="text-night-muted">One short, useful email a month. You can unsubscribe with one tap.</p>
      {env.NEWSLETTER_URL ? (
        <form
          action={env.NEWSLETTER_URL}
          method="get"
          target="_blank"
          rel="noopener"
          data-clear-after-submit
          className="flex flex-wrap gap-3"
        >
          <label htmlFor={`${id}-email`} className={nightLabel}>
            Your email
          </label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            className={nightField}
          />
          <button type="submit" className={nightButton}>
            Subscribe
            <span className="sr-only"> (opens in a new tab)</span>
          </button>
        </form>
      ) : (
        <OwnNewsletterForm id={`${id}-form`} name={title} />
      )}
    </TitledSection>
  );
}
