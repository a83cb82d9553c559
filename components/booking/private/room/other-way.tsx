import { Phone as PhoneLink } from '@/components/ui/format';
import { Mail, Phone } from '@/components/ui/icons';
import type { WriteTo } from '@/lib/booking/room/queries';
import { spacedPhone } from '@/lib/format/spaced-phone';

/** The way out when the call fails: ring the other side, or write where they have given no number. */
export type OtherWay = { readonly phone: string | null; readonly writeTo: WriteTo };

/** Opens a page in a new tab, because the call ends when its own page is left. */
const beside = (href: string) => (href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener' });

const newTab = (href: string) => !href.startsWith('mailto:') && ' (opens in a new tab)';

export function OtherWayLink({ phone, writeTo: { href, whom } }: OtherWay) {
  const linkClass = 'tap shrink-0 gap-2 text-small underline underline-offset-4';
  if (phone) {
    return (
      <a href={`tel:${phone}`} className={linkClass}>
        <Phone className="size-5" />
        <span className="max-sm:hidden">Call by phone: {spacedPhone(phone)}</span>
        <span className="sm:hidden">By phone</span>
      </a>
    );
  }
  return (
    <a href={href} {...beside(href)} className={linkClass}>
      <Mail className="size-5" />
      <span>
        <span className="max-sm:sr-only">No phone number. </span>Write
        <span className="max-sm:sr-only">
          {' '}
          to {whom}
          {newTab(href)}
        </span>
      </span>
    </a>
  );
}

export function OtherWayLine({ phone, writeTo: { href, whom } }: OtherWay) {
  if (phone) {
    return (
      <p>
        If the call fails, ring <PhoneLink of={phone} />.
      </p>
    );
  }
  return (
    <p>
      If the call fails: there is no phone number for this appointment.{' '}
      <a href={href} {...beside(href)} className="tap text-link">
        Write to {whom}
        <span className="sr-only">{newTab(href)}</span>
      </a>
    </p>
  );
}
