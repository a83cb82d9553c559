import { site } from '@/content/site';

/** Address, hours and what not to expect, beside the form. */
export function ContactDetails({ supportEmail }: { readonly supportEmail: string }) {
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="write" className="grid gap-2">
        <h2 id="write" className="text-h3">
          By email
        </h2>
        <p>
          <a href={`mailto:${supportEmail}`} className="tap text-link font-semibold">
            {supportEmail}
          </a>
        </p>
        <p className="text-ink-soft">{site.responsePromise}</p>
      </section>
      <section aria-labelledby="hours" className="grid gap-3">
        <h2 id="hours" className="text-h3">
          Business hours
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {site.hours.map(({ days, time }) => (
            <div key={days} className="contents">
              <dt className="font-semibold">{days}</dt>
              <dd>
                {time}
                {time === 'Closed' ? '' : ` ${site.hoursZone}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="limits" className="grid gap-2 rounded-card bg-accent-soft p-5">
        <h2 id="limits" className="text-h4">
          What this form cannot do
        </h2>
        <p>
          Nobody watches it at night or on Sundays, and it does not reach a therapist on call. We read what
          you write to answer you and for nothing else.
        </p>
      </section>
    </div>
  );
}
