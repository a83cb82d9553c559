import { OwnNewsletterForm } from '@/components/newsletter/own-newsletter-form';
import { env } from '@/lib/env';

const fieldStyle =
  'min-h-12 w-full min-w-0 flex-1 rounded-control border border-night-soft bg-[oklch(1_0_0/0.06)] px-4 text-night-ink placeholder:text-night-soft';

/** With an outside newsletter page the address goes there in a new tab (spec §2, Footer); else to our own list. */
export function NewsletterForm() {
  return (
    <section aria-labelledby="newsletter" className="space-y-3">
      <h2 id="newsletter" className="text-h4">
        A letter now and then
      </h2>
      <p className="text-night-soft">
        One short, useful letter a month. No more, and you can stop with one tap.
      </p>
      {env.NEWSLETTER_URL ? (
        <form
          action={env.NEWSLETTER_URL}
          method="get"
          target="_blank"
          rel="noopener"
          data-clear-after-submit
          className="flex flex-wrap gap-3"
        >
          <label htmlFor="newsletter-email" className="w-full font-semibold text-small">
            Your e-mail
          </label>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            className={fieldStyle}
          />
          <button
            type="submit"
            className="min-h-12 rounded-control bg-night-ink px-5 font-semibold text-[oklch(0.25_0.04_190)] hover:brightness-95"
          >
            Subscribe
            <span className="sr-only"> (opens in a new tab)</span>
          </button>
        </form>
      ) : (
        <OwnNewsletterForm fieldStyle={fieldStyle} />
      )}
    </section>
  );
}
