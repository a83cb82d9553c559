import type { ReactNode } from 'react';
import { Clock, Mail, MessageCircle, MoonStar } from '@/components/ui/icons';
import { site } from '@/content/site';

type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

function Part({ id, title, icon, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <span aria-hidden="true" className="rounded-full bg-accent p-2.5 text-primary">
        {icon}
      </span>
      <h2 id={id} className="self-center text-h4">
        {title}
      </h2>
      <div className="col-start-2 grid gap-1">{children}</div>
    </section>
  );
}

type ContactDetailsProps = { readonly supportEmail: string; readonly chatUrl: string | undefined };

/** Address, hours and the limits of the form, beside it. */
export function ContactDetails({ supportEmail, chatUrl }: ContactDetailsProps) {
  return (
    <div className="grid content-start gap-8 lg:pt-8">
      <Part id="write" title="By email" icon={<Mail className="size-5" />}>
        <a href={`mailto:${supportEmail}`} className="tap break-all text-link font-semibold">
          {supportEmail}
        </a>
        <p className="text-muted-foreground">{site.responsePromise}</p>
      </Part>
      {chatUrl && (
        <Part id="chat" title="By chat" icon={<MessageCircle className="size-5" />}>
          <a href={chatUrl} target="_blank" rel="noopener noreferrer" className="tap text-link font-semibold">
            Open the chat
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Part>
      )}
      <Part id="hours" title={`Business hours (${site.hoursZone})`} icon={<Clock className="size-5" />}>
        <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
          {site.hours.map(({ days, time }) => (
            <div key={days} className="sm:contents">
              <dt className="max-sm:font-semibold">{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="limits" title="Not for emergencies" icon={<MoonStar className="size-5" />}>
        <p>
          We do not read this form at night or on Sundays, and it does not reach a therapist on call. In
          danger, call 112.
        </p>
        <p className="text-muted-foreground">We use your message only to answer you.</p>
      </Part>
    </div>
  );
}
